import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { withFieldsOf } from '#domain/admin/merge-values.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type Conflict, labelsOf, whoDid } from './conflict.ts';
import type { FormValues } from './form-values.ts';
import { shownDifference } from './shown-value.ts';

const TEXTS = {
  changed: {
    title: 'Modifié entre-temps',
    participle: 'enregistré',
    text: 'Rien n’a été écrasé.',
    confirm: 'Enregistrer ces choix',
  },
  unreadable: {
    title: 'Modifié entre-temps',
    participle: 'enregistré',
    text: 'Ce qui est enregistré ne peut pas être affiché ici. Rien n’a été écrasé.',
    confirm: 'Garder ma version',
  },
  deleted: {
    title: 'Supprimé entre-temps',
    participle: 'supprimé',
    text: 'Vous pouvez la recréer avec votre version.',
    confirm: 'Recréer la fiche',
  },
} as const;

type ConflictDialogProps<TValues extends FormValues> = {
  conflict: Conflict<TValues>;
  labels: Record<string, string>;
  /** Saves these values over what is stored. */
  onResolve: (values: TValues) => void;
  onClose: () => void;
};

/**
 * Shown when somebody else deleted the record meanwhile, or saved another value of a field that was
 * changed here too: each of these is chosen by itself.
 */
export function ConflictDialog<TValues extends FormValues>({
  conflict,
  labels,
  onResolve,
  onClose,
}: ConflictDialogProps<TValues>) {
  const { kind, mine, theirs, merge, lastWrite } = conflict;
  const { title, participle, text, confirm } = TEXTS[kind];
  const [fromThem, setFromThem] = useState<readonly string[]>([]);
  const taken = labelsOf(merge?.taken ?? [], labels);
  const resolve = () =>
    onResolve(merge && theirs ? withFieldsOf(merge.values, theirs, fromThem) : mine);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel="Continuer à modifier">
      <p className="mt-3 text-ink-2 wrap-anywhere">
        {whoDid(lastWrite, participle)}, depuis que vous l’avez ouverte. {text}
      </p>
      {taken !== '' && (
        <p className="mt-3 text-ink-2">
          Sera aussi repris de leur version{'\u00a0'}: {taken}.
        </p>
      )}
      {merge && theirs && (
        <>
          <p className="mt-3 text-ink-2">
            Ce qui suit a changé des deux côtés. Choisissez ce qui est gardé{'\u00a0'}:
          </p>
          <div className="mt-4 max-h-[45dvh] overflow-y-auto border-t border-rule">
            {merge.disputed.map((name) => (
              <VersionChoice
                key={name}
                name={name}
                label={labels[name] ?? name}
                shown={shownDifference(mine[name], theirs[name])}
                isTheirs={fromThem.includes(name)}
                onChoose={(isTheirs) => {
                  const others = fromThem.filter((one) => one !== name);
                  setFromThem(isTheirs ? [...others, name] : others);
                }}
              />
            ))}
          </div>
        </>
      )}
      <div className="mt-7 flex flex-wrap gap-4">
        <Button onClick={resolve}>{confirm}</Button>
        <Button variant="outline" data-autofocus onClick={onClose}>
          Continuer à modifier
        </Button>
      </div>
    </Dialog>
  );
}

type VersionChoiceProps = {
  name: string;
  label: string;
  shown: { mine: string; theirs: string };
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

/** A field that both changed, with both values. */
function VersionChoice({ name, label, shown, isTheirs, onChoose }: VersionChoiceProps) {
  const versions = [
    { title: 'Ma version', text: shown.mine, isOf: false },
    { title: 'Leur version', text: shown.theirs, isOf: true },
  ];
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="float-left w-full text-small font-medium">{label}</legend>
      {versions.map(({ title, text, isOf }) => (
        <label key={title} className="clear-both flex min-h-11 items-start gap-3 py-2 text-small">
          <input
            type="radio"
            // Not that of the field, which error summaries look for.
            name={`version-${name}`}
            checked={isTheirs === isOf}
            onChange={() => onChoose(isOf)}
            className="radio radio-primary radio-sm flex-none not-checked:border-edge"
          />
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            <span className="font-medium text-ink">
              {title}
              {'\u00a0'}:
            </span>{' '}
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
