import { useTeam } from '#admin/data/team.ts';
import { formatFieldValuesForComparison } from '#admin/kit/format-values.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/fields.tsx';
import { type FieldSchemas, fieldMetadataOf } from '#domain/schema/field.ts';
import { formatLongDateTime } from '#domain/text/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { SaveAttempt, SaveConflict } from './save-form.ts';

/** Returns the name of the radio buttons for a field; the editor's own control already has the field's name. */
const radioName = (field: string) => `version-${field}`;

type ConflictDialogProps = {
  conflict: SaveConflict;
  fields: FieldSchemas;
  onResolve: (attempt: SaveAttempt) => void;
  onClose: () => void;
};

export function SaveConflictDialog({ conflict, fields, onResolve, onClose }: ConflictDialogProps) {
  const { attempt, disputed, savedBy } = conflict;
  const { submitted, opened } = attempt;
  const { nameOf } = useTeam();
  const who = savedBy === null ? 'Vous avez' : `${nameOf(savedBy) ?? 'Quelqu’un d’autre'} a`;
  const { updatedAt } = opened.record ?? {};
  const when = updatedAt ? ` le ${formatLongDateTime(updatedAt)}` : '';
  const resolve = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    const fromThem = disputed.filter((name) => chosen.get(radioName(name)) === 'theirs');
    const theirs = Object.fromEntries(fromThem.map((name) => [name, opened.base[name]]));
    onResolve({ ...attempt, submitted: { ...submitted, ...theirs } });
  };
  return (
    <Dialog onClose={onClose} title="Modifié entre-temps" closeLabel="Continuer à modifier">
      <p className="mt-3 text-ink-2 wrap-anywhere">
        {`${who} aussi enregistré cette fiche${when}, et rien n’a été écrasé. Ce qui suit a changé des deux côtés\u00a0: choisissez ce qui est gardé.`}
      </p>
      <Form onSubmit={({ currentTarget }) => resolve(currentTarget)}>
        <div className="mt-4 max-h-[45dvh] overflow-y-auto">
          {disputed.map((name) => (
            <VersionChoice key={name} name={name} conflict={conflict} schema={fields[name]} />
          ))}
        </div>
        <div className="mt-7 flex flex-wrap gap-4">
          <Button type="submit">Enregistrer ces choix</Button>
          <Button variant="outline" data-autofocus onClick={onClose}>
            Continuer à modifier
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

type VersionChoiceProps = {
  name: string;
  conflict: SaveConflict;
  schema: FieldSchemas[string] | undefined;
};

function VersionChoice({ name, conflict, schema }: VersionChoiceProps) {
  const { mine, attempt, savedBy } = conflict;
  const field = fieldMetadataOf(schema);
  const [own, their] = formatFieldValuesForComparison(field, mine[name], attempt.opened.base[name]);
  const versions = [
    { value: 'mine', title: 'Ma version', text: own },
    { value: 'theirs', title: savedBy === null ? 'L’autre version' : 'Leur version', text: their },
  ];
  return (
    <fieldset className="border-t border-rule py-3">
      <legend className="float-left w-full text-small font-medium">{field?.label ?? name}</legend>
      {versions.map(({ value, title, text }) => (
        <label key={value} className="clear-both flex min-h-11 items-start gap-3 py-2 text-small">
          <input
            type="radio"
            name={radioName(name)}
            value={value}
            defaultChecked={value === 'mine'}
            className="mt-0.5 size-4.5 flex-none accent-ink"
          />
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            <b className="font-medium text-ink">{`${title}\u00a0: `}</b>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
