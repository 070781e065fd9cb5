import { parseTagList } from '#domain/admin/typed-values.ts';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useFieldContext } from './form-context.ts';
import { useFieldError } from './use-field-error.ts';

/** A list typed with commas; what it will be stored as is said below. */
export function ListField({ label, hint }: { label: string; hint?: string | undefined }) {
  const { name, state, handleChange } = useFieldContext<string>();
  const items = parseTagList(state.value);
  return (
    <div>
      <TextAreaField
        label={label}
        variant="box"
        rows={2}
        name={name}
        hint={hint ?? 'Séparés par des virgules'}
        value={state.value}
        error={useFieldError()}
        onChange={(event) => handleChange(event.target.value)}
      />
      {items.length > 0 && (
        <ul aria-label={`${label}, un par un`} className="-mt-4 mb-6 flex flex-wrap gap-2">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be typed twice.
            <li key={`${item}-${index}`} className="bg-sand px-2.5 py-1 text-small">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
