import type { ComponentProps } from 'react';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { RequestForm } from './use-request-form.ts';

type Bound<TProps> = Omit<TProps, 'form' | 'name' | 'value' | 'error' | 'onChange'> & {
  form: RequestForm;
  name: string;
};

/** A one-line field, bound to its value and its validation error. */
export function FormLine({ form, name, ...line }: Bound<ComponentProps<typeof TextField>>) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <TextField
          name={name}
          {...line}
          value={state.value}
          error={state.meta.errors[0]}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </form.Field>
  );
}

/** A field of several lines, bound in the same way. */
export function FormText({ form, name, ...area }: Bound<ComponentProps<typeof TextAreaField>>) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <TextAreaField
          name={name}
          {...area}
          value={state.value}
          error={state.meta.errors[0]}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </form.Field>
  );
}

/** A choice, bound in the same way. */
export function FormChoice({ form, name, ...choice }: Bound<ComponentProps<typeof SelectField>>) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <SelectField
          name={name}
          {...choice}
          value={state.value}
          error={state.meta.errors[0]}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </form.Field>
  );
}
