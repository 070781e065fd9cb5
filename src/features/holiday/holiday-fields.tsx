import { type ComponentProps, useEffect, useState } from 'react';
import { HOLIDAY_LABELS } from '#domain/requests/holiday-labels.ts';
import { HOLIDAY_FIELD_MAX, type HolidayField } from '#domain/requests/holiday-rules.ts';
import { todayIso } from '#domain/text/dates.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { ReachField } from './reach-field.ts';
import type { HolidayForm } from './use-holiday-form.ts';

type Bound = 'label' | 'error' | 'value' | 'name' | 'form';
type HolidayLineProps = Omit<ComponentProps<typeof TextField>, Bound> & {
  form: HolidayForm;
  name: HolidayField;
};

/** One line of the form, bound to its value and its error. */
export function HolidayLine({ form, name, ...line }: HolidayLineProps) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <TextField
          label={HOLIDAY_LABELS[name]}
          name={name}
          maxLength={HOLIDAY_FIELD_MAX[name]}
          {...line}
          value={state.value}
          error={state.meta.errors[0]}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </form.Field>
  );
}

type HolidayChoiceProps = Pick<
  ComponentProps<typeof SelectField>,
  'options' | 'required' | 'className'
> & { form: HolidayForm; name: HolidayField };

/** One choice of the form, bound to its value and its error. */
export function HolidayChoice({ form, name, ...choice }: HolidayChoiceProps) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <SelectField
          {...choice}
          label={HOLIDAY_LABELS[name]}
          name={name}
          placeholder="Choisissez"
          value={state.value}
          error={state.meta.errors[0]}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </form.Field>
  );
}

const INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  instagram: { autoCapitalize: 'none', spellCheck: false },
  tiktok: { autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<ReachField, Partial<ComponentProps<'input'>>>;

type ReachLineProps = { form: HolidayForm; field: ReachField };

/** Where to reach the visitor, in the way that was chosen. */
export function ReachLine({ form, field }: ReachLineProps) {
  // Another way is another field: nothing of the one before stays in it.
  return <HolidayLine key={field} form={form} name={field} required {...INPUTS[field]} />;
}

/** The two days: not before today, not before the departure (spec section 5). */
export function HolidayDates({ form }: { form: HolidayForm }) {
  // The server's page may be older than today.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayIso(new Date())), []);
  return (
    <form.Subscribe selector={({ values }) => values.dateDepart}>
      {(departure) => (
        <>
          <HolidayLine form={form} name="dateDepart" type="date" min={today} />
          <HolidayLine
            form={form}
            name="dateRetour"
            type="date"
            min={departure === '' ? today : departure}
          />
        </>
      )}
    </form.Subscribe>
  );
}
