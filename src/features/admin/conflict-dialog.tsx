import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FormValues } from './form-values.ts';
import { shownValue } from './shown-value.ts';

type ConflictDialogProps<TValues extends FormValues> = {
  mine: TValues;
  /** Null: the record was deleted. */
  theirs: TValues | null;
  labels: Record<string, string>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Somebody else has saved the record since it was opened: what differs, and whose version stays. */
export function ConflictDialog<TValues extends FormValues>({
  mine,
  theirs,
  labels,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps<TValues>) {
  const differing = Object.keys(mine).filter(
    (name) => theirs && JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={theirs ? 'Modifié entre-temps' : 'Supprimé entre-temps'}
      closeLabel="Continuer à modifier"
    >
      <p className="mt-3 text-ink-2">
        {theirs
          ? 'Quelqu’un d’autre a enregistré cette fiche depuis que vous l’avez ouverte. Rien n’a été écrasé.'
          : 'Quelqu’un d’autre a supprimé cette fiche depuis que vous l’avez ouverte. Vous pouvez la recréer avec votre version.'}
      </p>
      {theirs && (
        <dl className="mt-5 max-h-[40dvh] overflow-y-auto border-t border-rule">
          {differing.map((name) => (
            <div key={name} className="border-b border-rule py-3">
              <dt className="text-small font-medium">{labels[name] ?? name}</dt>
              <dd className="mt-1 text-small text-ink-2">
                <span className="font-medium text-ink">Votre version{'\u202f'}:</span>{' '}
                {shownValue(mine[name])}
              </dd>
              <dd className="text-small text-ink-2">
                <span className="font-medium text-ink">La leur{'\u202f'}:</span>{' '}
                {shownValue(theirs[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-7 flex flex-wrap gap-4">
        <Button onClick={onKeepMine}>{theirs ? 'Garder ma version' : 'Recréer la fiche'}</Button>
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
