import { Button } from '#admin/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { differingFields, type FormValues } from './form-values.ts';
import { shownDifference } from './shown-value.ts';
import type { Conflict } from './use-record-editor.ts';

const TEXTS = {
  changed: {
    title: 'Modifié entre-temps',
    text: 'Quelqu’un d’autre a enregistré cette fiche depuis que vous l’avez ouverte. Rien n’a été écrasé.',
    keepMine: 'Garder ma version',
  },
  unreadable: {
    title: 'Modifié entre-temps',
    text: 'Cette fiche a été modifiée depuis que vous l’avez ouverte, et ce qui est enregistré ne peut pas être affiché ici. Rien n’a été écrasé.',
    keepMine: 'Garder ma version',
  },
  deleted: {
    title: 'Supprimé entre-temps',
    text: 'Quelqu’un d’autre a supprimé cette fiche depuis que vous l’avez ouverte. Vous pouvez la recréer avec votre version.',
    keepMine: 'Recréer la fiche',
  },
} as const;

type ConflictDialogProps<TValues extends FormValues> = {
  mine: TValues;
  conflict: Conflict<TValues>;
  labels: Record<string, string>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

function differences<TValues extends FormValues>(mine: TValues, theirs: TValues) {
  return differingFields(mine, theirs).map((name) => ({
    name,
    ...shownDifference(mine[name], theirs[name]),
  }));
}

/** Shown when somebody else saved or deleted the record meanwhile: what differs, and which version to keep. */
export function ConflictDialog<TValues extends FormValues>({
  mine,
  conflict: { kind, values: theirs },
  labels,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps<TValues>) {
  const texts = TEXTS[kind];
  const differing = theirs && differences(mine, theirs);
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel="Continuer à modifier">
      <p className="mt-3 text-ink-2">{texts.text}</p>
      {differing?.length === 0 && (
        <p className="mt-3 text-ink-2">Les deux versions disent la même chose.</p>
      )}
      {differing && differing.length > 0 && (
        <dl className="mt-5 max-h-[40dvh] overflow-y-auto border-t border-rule">
          {differing.map((field) => (
            <div key={field.name} className="border-b border-rule py-3">
              <dt className="text-small font-medium">{labels[field.name] ?? field.name}</dt>
              <dd className="mt-1 text-small text-ink-2">
                <span className="font-medium text-ink">Votre version{'\u00a0'}:</span> {field.mine}
              </dd>
              <dd className="text-small text-ink-2">
                <span className="font-medium text-ink">La leur{'\u00a0'}:</span> {field.theirs}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-7 flex flex-wrap gap-4">
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
        {theirs && (
          <Button variant="outline" onClick={onTakeTheirs}>
            Prendre la leur
          </Button>
        )}
        <Button variant="outline" data-autofocus onClick={onClose}>
          Continuer à modifier
        </Button>
      </div>
    </Dialog>
  );
}
