import type { ComponentProps } from 'react';
import { HOLIDAY_LABELS } from '#domain/requests/holiday-options.ts';
import type { HolidayField } from '#domain/requests/holiday-rules.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import type { HolidayForm } from './use-holiday-form.ts';

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
