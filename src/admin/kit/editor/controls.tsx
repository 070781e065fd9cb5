import { lazy, Suspense, useState } from 'react';
import { DateInput, TextArea, TextInput } from '#admin/ui/fields.tsx';
import {
  formatTagList,
  numberQuestion,
  parseTagList,
  parseTypedNumber,
  typedNumber,
} from '#domain/admin/typed-values.ts';
import { parseCoordinates, placeQuestion, typedCoordinates } from '#domain/map/typed-place.ts';
import { parisClock, parisInstant } from '#domain/text/dates.ts';
import { dayQuestion, parseClock } from '#domain/text/typed-date.ts';
import { useEnclosingEditor, useField } from './use-field.ts';

/** Keeps the typed text until the value changes from outside; `question` is the error of a text that is no value. */
function useTyped<TValue>(
  { name, label, error, value, setValue }: ReturnType<typeof useField<TValue | string>>,
  formatValue: (value: TValue) => string,
  parse: (text: string) => TValue | string,
  question = (_text: string) => error,
) {
  const format = (held: TValue | string) => (typeof held === 'string' ? held : formatValue(held));
  const [typed, setTyped] = useState(() => format(value));
  const isTyped = JSON.stringify(parse(typed)) === JSON.stringify(value);
  return {
    name,
    label,
    error: error !== undefined && typeof value === 'string' ? question(value) : error,
    value: isTyped ? typed : format(value),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      setValue(parse(target.value));
    },
  };
}

type LineProps = { name: string; hint?: string | undefined };

/** Edits a number in French notation; an unreadable text stays, and the schema says what is wrong. */
export function NumberField({ name, hint }: LineProps) {
  const number = useField<number | string>(name);
  const { min = 0, max = 0, step = 1 } = number.field?.kind === 'number' ? number.field : {};
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const input = useTyped(
    number,
    // Zero means unknown where it is allowed.
    (value) => (value === 0 || !Number.isFinite(value) ? '' : typedNumber(value)),
    (text) => {
      if (text.trim() === '') return min === 0 ? 0 : Number.NaN;
      const value = parseTypedNumber(text, decimals);
      return Number.isNaN(value) ? text : value;
    },
    (text) => numberQuestion(text, decimals, Math.min(max, 420)),
  );
  return <TextInput {...input} hint={hint} inputMode={step === 1 ? 'numeric' : 'decimal'} />;
}

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

export function PlaceField({ name, hint }: LineProps) {
  const place = useField<ReturnType<typeof parseCoordinates>>(name);
  const point = typeof place.value === 'string' ? null : place.value;
  const input = useTyped(place, typedCoordinates, parseCoordinates, placeQuestion);
  return (
    <div>
      <TextInput {...input} hint={hint} />
      <Suspense fallback={<div className="aspect-3/2" />}>
        <PlaceMap label={place.label} value={point} onChange={place.setValue} />
      </Suspense>
    </div>
  );
}

export function ListField({ name }: { name: string }) {
  const list = useField<readonly string[] | string | null>(name);
  return (
    <TextArea
      {...useTyped(list, formatTagList, parseTagList)}
      rows={2}
      hint="Séparés par des virgules, des points-virgules ou des retours à la ligne"
    />
  );
}

export function DayField({ name, hint }: LineProps) {
  const { label, error, value, setValue } = useField<string>(name);
  return <DateInput {...{ name, label, error, hint, value }} onChange={setValue} />;
}

const DEFAULT_TIME = '09:00';

/** Returns an instant, null without a day, or the unreadable text, which schemas reject. */
const planOf = (day: string, time: string): string | null =>
  day === '' ? null : (parisInstant(`${day}T${parseClock(time)}`) ?? `${day} ${time}`);

export function PlanField({ shownBy }: { shownBy: 'published' | 'active' }) {
  const { isNew } = useEnclosingEditor();
  const plan = useField<string | null>('publish_at');
  const shown = useField<boolean>(shownBy);
  const [typed, setTyped] = useState({ day: '', time: DEFAULT_TIME });
  if (shown.value && !isNew) return null;
  const isTyped = planOf(typed.day, typed.time) === plan.value;
  const [day = '', time = DEFAULT_TIME] = isTyped
    ? [typed.day, typed.time]
    : parisClock(plan.value).split('T');
  const change = (next: typeof typed) => {
    setTyped(next);
    plan.setValue(planOf(next.day, next.time));
    if (next.day !== '') shown.setValue(false);
  };
  return (
    <div className="mt-3 grid grid-cols-[1fr_6rem] gap-4">
      <DateInput
        name={plan.name}
        label={plan.label}
        error={plan.error && (dayQuestion(day) ?? plan.error)}
        value={day}
        onChange={(value) => change({ day: value, time })}
        hint="Facultatif, à l’heure de Paris. Une date passée publie dans les cinq minutes."
      />
      <TextInput
        label="Heure"
        value={time}
        onChange={({ target }) => change({ day, time: target.value })}
      />
    </div>
  );
}
