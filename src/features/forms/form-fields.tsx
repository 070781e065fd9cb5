import type { ChangeEvent, ComponentProps } from 'react';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { RequestForm } from './use-request-form.ts';

type Bound<TProps> = Omit<TProps, 'form' | 'name' | 'value' | 'error' | 'onChange'> & {
  form: RequestForm;
  name: string;
};

type FieldState = Parameters<ComponentProps<RequestForm['Field']>['children']>[0];

const bind = ({ name, state, handleChange }: FieldState) => ({
  name,
  value: state.value,
  error: state.meta.errors[0],
  onChange: (event: ChangeEvent<{ value: string }>) => handleChange(event.target.value),
});

export function FormLine({ form, name, ...line }: Bound<ComponentProps<typeof TextField>>) {
  return <form.Field name={name}>{(field) => <TextField {...line} {...bind(field)} />}</form.Field>;
}

export function FormText({ form, name, ...area }: Bound<ComponentProps<typeof TextAreaField>>) {
  return (
    <form.Field name={name}>{(field) => <TextAreaField {...area} {...bind(field)} />}</form.Field>
  );
}

export function FormChoice({ form, name, ...choice }: Bound<ComponentProps<typeof SelectField>>) {
  return (
    <form.Field name={name}>{(field) => <SelectField {...choice} {...bind(field)} />}</form.Field>
  );
}
