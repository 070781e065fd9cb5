import { useState } from 'react';
import { printDifference } from '#admin/kit/kinds/print.ts';
import { Button } from '#admin/ui/button.tsx';
import { withFieldsOf } from '#domain/admin/merge-values.ts';
import { type Fields, fieldOf } from '#domain/schema/field.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type Conflict, labelsIn, whoDid } from './conflict.ts';
import type { Values } from './values.ts';

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

type ConflictDialogProps = {
  conflict: Conflict;
  fields: Fields;
  /** Saves these values over what is stored. */
  onResolve: (values: Values) => void;
  onClose: () => void;
};

/**
 * Shown when somebody else deleted the record meanwhile, or saved another value of a field that was
 * changed here too: each of these is chosen by itself.
 */
export function ConflictDialog({ conflict, fields, onResolve, onClose }: ConflictDialogProps) {
  const { kind, mine, theirs, merge, lastWrite } = conflict;
  const { title, participle, text, confirm } = TEXTS[kind];
  const [fromThem, setFromThem] = useState<readonly string[]>([]);
  const others = lastWrite.isOwn ? 'l’autre version' : 'leur version';
  const taken = labelsIn(merge?.taken ?? [], fields);
  const resolve = () =>
    onResolve(merge && theirs ? withFieldsOf(merge.values, theirs, fromThem) : mine);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel="Continuer à modifier">
      <p className="mt-3 text-ink-2 wrap-anywhere">
        {whoDid(lastWrite, participle)}, depuis que vous l’avez ouverte. {text}
      </p>
      {taken !== '' && (
        <p className="mt-3 text-ink-2">
          Sera aussi repris de {others}
          {'\u00a0'}: {taken}.
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
                schema={fields[name]}
                mine={mine[name]}
                theirs={theirs[name]}
                othersTitle={lastWrite.isOwn ? 'L’autre version' : 'Leur version'}
                isTheirs={fromThem.includes(name)}
                onChoose={(isTheirs) => {
                  const rest = fromThem.filter((one) => one !== name);
                  setFromThem(isTheirs ? [...rest, name] : rest);
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
  schema: Fields[string] | undefined;
  mine: unknown;
  theirs: unknown;
  /** What the other side's is called: it may be one's own, of another window. */
  othersTitle: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

/** A field that both changed, with both values. */
function VersionChoice(props: VersionChoiceProps) {
  const { name, schema, othersTitle, isTheirs, onChoose } = props;
  const field = schema && fieldOf(schema);
  const [mine, theirs] = printDifference(field, props.mine, props.theirs);
  const versions = [
    { title: 'Ma version', text: mine, isOf: false },
    { title: othersTitle, text: theirs, isOf: true },
  ];
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="float-left w-full text-small font-medium">{field?.label ?? name}</legend>
      {versions.map(({ title, text, isOf }) => (
        <label key={title} className="clear-both flex min-h-11 items-start gap-3 py-2 text-small">
          <input
            type="radio"
            // Not that of the field, which error summaries look for.
            name={`version-${name}`}
            checked={isTheirs === isOf}
            onChange={() => onChoose(isOf)}
            className="mt-0.5 size-4.5 flex-none accent-ink"
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
