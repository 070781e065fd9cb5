import { serverNow } from '#admin/data/server-time.ts';
import { TextInput } from '#admin/ui/fields.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { formatMoment, parisInstant } from '#domain/text/dates.ts';
import { isPast } from './settle-plan.ts';
import { useEditorField } from './use-editor-field.ts';

function noteOn(plan: string): string {
  const instant = parisInstant(plan);
  if (instant === null) return '';
  if (isPast(plan, serverNow()))
    return 'Cette date est passée\u00a0: publication dès l’enregistrement.';
  return `Paraîtra le ${formatMoment(instant)}.`;
}

/** « Publier le … »: when a record that is not shown yet is to be published by itself. */
export function PlanField() {
  const { setValue, ...field } = useEditorField<string>('publish_at');
  return (
    <div className="mt-3">
      <TextInput
        {...field}
        type="datetime-local"
        max="9999-12-31T23:59"
        hint="Facultatif, à l’heure de Paris"
        onChange={(event) => setValue(event.target.value)}
      />
      <p role="status" className="-mt-5 text-small text-ink-2">
        {noteOn(field.value)}
      </p>
      {field.value !== '' && (
        <button type="button" onClick={() => setValue('')} className={ACTION}>
          Retirer la date
        </button>
      )}
    </div>
  );
}
