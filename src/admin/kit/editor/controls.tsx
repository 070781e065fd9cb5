import { type ComponentProps, useState } from 'react';
import { serverNow } from '#admin/data/server-time.ts';
import { TextArea, TextInput } from '#admin/ui/fields.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import {
  formatTagList,
  parseCoordinates,
  parseTagList,
  parseTypedNumber,
  typedCoordinates,
  typedNumber,
} from '#domain/admin/typed-values.ts';
import { formatMoment, parisClock, parisInstant } from '#domain/text/dates.ts';
import { isPast } from './publication.ts';
import { useField } from './use-field.ts';

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** Holds what is typed of a value that is not a text, until the value changes otherwise. */
function useTyped<TValue>(
  value: TValue,
  format: (value: TValue) => string,
  parse: (text: string) => TValue,
  setValue: (value: TValue) => void,
) {
  const [typed, setTyped] = useState({ text: format(value), value });
  return {
    value: isSame(typed.value, value) ? typed.text : format(value),
    onChange: ({ target: { value: text } }: { target: { value: string } }) => {
      setTyped({ text, value: parse(text) });
      setValue(parse(text));
    },
  };
}

type Bound = 'name' | 'label' | 'value' | 'error' | 'onChange';
export type LineProps = { name: string } & Omit<ComponentProps<typeof TextInput>, Bound>;

/** A number as French people type it; infinite when it cannot be read, which its schema refuses. */
export function NumberField({ name, ...props }: LineProps) {
  const { label, field, value, error, setValue } = useField<number>(name);
  const { min = 0, step = 1 } = field?.kind === 'number' ? field : {};
  const decimals = step === 1 ? 0 : String(step).split('.')[1]?.length;
  const input = useTyped(
    value,
    // Zero stands for « not known » where it is allowed.
    (number) => (number === 0 || !Number.isFinite(number) ? '' : typedNumber(number)),
    (text) => {
      if (text.trim() === '') return min === 0 ? 0 : Number.NaN;
      const number = parseTypedNumber(text, decimals);
      return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
    },
    setValue,
  );
  return (
    <TextInput
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      {...props}
      {...input}
      name={name}
      label={label}
      error={error}
    />
  );
}

/** A place as a map gives it: latitude and longitude. */
export function PlaceField({ name, ...props }: LineProps) {
  const { label, value, error, setValue } = useField<ReturnType<typeof parseCoordinates>>(name);
  const input = useTyped(value, typedCoordinates, parseCoordinates, setValue);
  return <TextInput {...props} {...input} name={name} label={label} error={error} />;
}

/** A typed or pasted list; the resulting items are shown below. */
export function ListField({ name }: { name: string }) {
  const { label, value, error, setValue } = useField<readonly string[] | null>(name);
  const input = useTyped(value, formatTagList, parseTagList, setValue);
  return (
    <div>
      <TextArea
        {...input}
        name={name}
        label={label}
        error={error}
        rows={2}
        hint="Séparés par des virgules, des points-virgules ou des retours à la ligne"
      />
      {value !== null && value.length > 0 && (
        <ul aria-label={`${label}, un par un`} className="-mt-4 mb-6 flex flex-wrap gap-2">
          {value.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be typed twice.
            <li key={`${item}-${index}`} className="badge h-auto bg-sand py-1 text-small">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function noteOn(plan: string | null): string {
  if (plan === null) return '';
  if (isPast(plan, serverNow()))
    return 'Cette date est passée\u00a0: publication dès l’enregistrement.';
  return `Paraîtra le ${formatMoment(plan)}.`;
}

type PlanFieldProps = {
  /** Called when a time is chosen: what is planned is not shown yet. */
  onPlanned: () => void;
};

/** « Publier le »: when a record that is not shown yet is to be published by itself. */
export function PlanField({ onPlanned }: PlanFieldProps) {
  const name = 'publish_at';
  const { label, value, error, setValue } = useField<string | null>(name);
  // A year that is being typed is a date long ago, whose clock differs.
  const input = useTyped(value, parisClock, parisInstant, (plan) => {
    setValue(plan);
    if (plan !== null) onPlanned();
  });
  return (
    <div className="mt-3">
      <TextInput
        {...input}
        name={name}
        label={label}
        error={error}
        type="datetime-local"
        max="9999-12-31T23:59"
        hint="Facultatif, à l’heure de Paris"
      />
      <p role="status" className="-mt-5 text-small text-ink-2">
        {noteOn(value)}
      </p>
      {value !== null && (
        <button type="button" onClick={() => setValue(null)} className={ACTION}>
          Retirer la date
        </button>
      )}
    </div>
  );
}
