import { useState } from 'react';
import { DateInput, TextInput } from '#admin/ui/fields.tsx';
import type { ContentEntity } from '#domain/entity/entity.ts';
import { formatParisLocalDateTime, parseParisLocalDateTime } from '#domain/text/dates.ts';
import { parseTimeOfDay, unclearDayHint } from '#domain/text/typed-date.ts';
import { ChangeUrlButton } from './change-url-button.tsx';
import { EditorField } from './field.tsx';
import { PreviewLinkControl } from './preview-link.tsx';
import { textOrEmpty, useEnclosingEditor, useFieldByName } from './use-field.ts';

/** Form fields for a record's publication: whether and from when visitors see it, its URL and its preview link. */
export function PublicationFields({ hint }: { hint: string }) {
  const { entity, record } = useEnclosingEditor();
  if (entity.kind !== 'content') return null;
  const { shownBy, page } = entity;
  return (
    <>
      {record && <EditorField name={shownBy} hint={hint} />}
      <PublicationPlanField shownBy={shownBy} />
      {page.by === 'id' && <ChangeUrlButton />}
      {page.preview && <PreviewLinkControl />}
    </>
  );
}

export const DEFAULT_PLANNED_TIME_OF_DAY = '09:00';

/** Returns an instant, as an ISO string, for a typed day and time in Paris; null if unreadable. */
export const parseParisDayAndTime = (day: string, time: string): string | null =>
  parseParisLocalDateTime(`${day}T${parseTimeOfDay(time)}`);

/** Returns the planned time (ISO); null without a day. Returns unreadable text as typed: the schema refuses it. */
const planOf = (day: string, time: string): string | null =>
  day === '' ? null : (parseParisDayAndTime(day, time) ?? `${day} ${time}`);

export function PublicationPlanField({ shownBy }: Pick<ContentEntity, 'shownBy'>) {
  const { record } = useEnclosingEditor();
  const planField = useFieldByName('publish_at');
  const shownField = useFieldByName(shownBy);
  const [typed, setTyped] = useState({ day: '', time: DEFAULT_PLANNED_TIME_OF_DAY });
  if (shownField.value === true && record) return null;
  const planned = textOrEmpty(planField.value) || null;
  const isTyped = planOf(typed.day, typed.time) === planned;
  const [storedDay = '', storedTime = DEFAULT_PLANNED_TIME_OF_DAY] =
    formatParisLocalDateTime(planned).split('T');
  const { day, time } = isTyped ? typed : { day: storedDay, time: storedTime };
  const change = (next: typeof typed) => {
    setTyped(next);
    planField.setValue(planOf(next.day, next.time));
    if (next.day !== '') shownField.setValue(false);
  };
  return (
    <DayAndTimeInputs
      name={planField.name}
      label={planField.label}
      hint="Facultatif, à l’heure de Paris. Une date passée publie dans les dix minutes."
      error={planField.error}
      day={day}
      time={time}
      onChange={change}
    />
  );
}

type DayAndTimeProps = {
  name?: string;
  label: string;
  hint: string;
  error: string | undefined;
  day: string;
  time: string;
  onChange: (typed: { day: string; time: string }) => void;
};

/** Text inputs for a day and a time, because native inputs do not use French notation in every browser. */
export function DayAndTimeInputs({ day, time, error, onChange, ...input }: DayAndTimeProps) {
  return (
    <div className="mt-3 grid grid-cols-[1fr_6rem] gap-4">
      <DateInput
        {...input}
        error={error && (unclearDayHint(day) ?? error)}
        value={day}
        onChange={(value) => onChange({ day: value, time })}
      />
      <TextInput
        label="Heure"
        value={time}
        onChange={({ target }) => onChange({ day, time: target.value })}
      />
    </div>
  );
}
