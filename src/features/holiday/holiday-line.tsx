import type { ComponentProps } from 'react';
import { HOLIDAY_LABELS } from '#domain/requests/holiday-options.ts';
import { HOLIDAY_FIELD_MAX, type HolidayField } from '#domain/requests/holiday-rules.ts';
import { TextField } from '#ui/forms/text-field.tsx';
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
