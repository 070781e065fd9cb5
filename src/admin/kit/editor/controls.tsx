import { lazy, Suspense, useState } from 'react';
import { DateInput, TextArea, TextInput } from '#admin/ui/fields.tsx';
import { parseCoordinates } from '#domain/map/typed-place.ts';
import { parisClock, parisInstant } from '#domain/text/dates.ts';
import { dayQuestion, parseTimeOfDay } from '#domain/text/typed-date.ts';
import { textIn, useAnyField, useEnclosingEditor } from './use-field.ts';

type ControlProps = { name: string; hint?: string | undefined };

/** Returns an editor's field and the properties of its text control; the field holds the text as typed. */
function useTextControl(name: string) {
  const { label, field, error, value, setValue } = useAnyField(name);
  const onChange = ({ target }: { target: { value: string } }) => setValue(target.value);
  return { field, setValue, control: { name, label, error, value: textIn(value), onChange } };
}

export function NumberField({ name, hint }: ControlProps) {
  const { field, control } = useTextControl(name);
  const isWhole = field?.kind === 'number' && field.step === 1;
  return <TextInput {...control} hint={hint} inputMode={isWhole ? 'numeric' : 'decimal'} />;
}

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

export function CoordinatesField({ name, hint }: ControlProps) {
  const { control } = useTextControl(name);
  const place = parseCoordinates(control.value);
  const isPlace = place !== null && typeof place !== 'string' && Math.abs(place.lng) <= 180;
  return (
    <div>
      <TextInput {...control} hint={hint} />
      {isPlace && (
        <Suspense fallback={<div className="aspect-3/2" />}>
          <PlaceMap label={control.label} place={place} />
        </Suspense>
      )}
    </div>
  );
}

const SEPARATORS = 'Séparés par des virgules, des points-virgules ou des retours à la ligne';

export const ListField = ({ name, hint }: ControlProps) => (
  <TextArea
    {...useTextControl(name).control}
    rows={2}
    hint={hint ? `${SEPARATORS}. ${hint}` : SEPARATORS}
  />
);

export function DayField({ name, hint }: ControlProps) {
  const { label, error, value, setValue } = useAnyField(name);
  return <DateInput {...{ name, label, error, hint }} value={textIn(value)} onChange={setValue} />;
}

const DEFAULT_TIME = '09:00';

/** Returns the planned time as ISO string, null without a day, or the unreadable text, which schemas reject. */
const planOf = (day: string, time: string): string | null =>
  day === '' ? null : (parisInstant(`${day}T${parseTimeOfDay(time)}`) ?? `${day} ${time}`);

export function PublicationPlanField() {
  const { isNew, entity } = useEnclosingEditor();
  const plan = useAnyField('publish_at');
  const shown = useAnyField(entity.shownBy ?? '');
  const [typed, setTyped] = useState({ day: '', time: DEFAULT_TIME });
  if (shown.value === true && !isNew) return null;
  const planned = textIn(plan.value) || null;
  const isTyped = planOf(typed.day, typed.time) === planned;
  const [storedDay = '', storedTime = DEFAULT_TIME] = parisClock(planned).split('T');
  const { day, time } = isTyped ? typed : { day: storedDay, time: storedTime };
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
        hint="Facultatif, à l’heure de Paris. Une date passée publie dans les dix minutes."
      />
      <TextInput
        label="Heure"
        value={time}
        onChange={({ target }) => change({ day, time: target.value })}
      />
    </div>
  );
}
