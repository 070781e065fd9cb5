import { type ComponentProps, useSyncExternalStore } from 'react';
import { HOLIDAY_LABELS } from '#domain/requests/holiday-options.ts';
import { HOLIDAY_FIELD_MAX, type HolidayField } from '#domain/requests/holiday-rules.ts';
import { todayIso } from '#domain/text/dates.ts';
import { FormLine } from '#features/forms/form-fields.tsx';
import type { RequestForm } from '#features/forms/use-request-form.ts';
import type { ReachField } from './reach-field.ts';

type HolidayLineProps = Omit<ComponentProps<typeof FormLine>, 'label'> & { name: HolidayField };

/** A one-line field under its own label, with its own length limit. */
export function HolidayLine({ name, ...line }: HolidayLineProps) {
  // HTML allows maxlength on text only.
  const isText = line.type !== 'date' && line.type !== 'number';
  return (
    <FormLine
      name={name}
      label={HOLIDAY_LABELS[name]}
      maxLength={isText ? HOLIDAY_FIELD_MAX[name] : undefined}
      {...line}
    />
  );
}

const REACH_INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  instagram: { autoCapitalize: 'none', spellCheck: false },
  tiktok: { autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<ReachField, Partial<ComponentProps<'input'>>>;

/** Where to reach the visitor, by the chosen contact method. */
export function ReachLine({ form, field }: { form: RequestForm; field: ReachField }) {
  // The key makes it a new field for each method: nothing of the last one stays in it.
  return <HolidayLine key={field} form={form} name={field} required {...REACH_INPUTS[field]} />;
}

const noChanges = () => () => undefined;
const dayInParis = () => todayIso(new Date());

/** Departure from today on, return from the departure on. */
export function HolidayDates({ form }: { form: RequestForm }) {
  // Without a day on the server, whose page may be older than today.
  const today = useSyncExternalStore(noChanges, dayInParis, () => undefined);
  return (
    <form.Subscribe selector={({ values }) => values.dateDepart}>
      {(departure) => (
        <>
          <HolidayLine form={form} name="dateDepart" type="date" min={today} />
          <HolidayLine form={form} name="dateRetour" type="date" min={departure || today} />
        </>
      )}
    </form.Subscribe>
  );
}
