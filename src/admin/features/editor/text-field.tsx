import type { ComponentProps } from 'react';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useFieldContext } from './form-context.ts';
import { useFieldError } from './use-field-error.ts';

type TextFieldProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'label' | 'hint' | 'rows' | 'required' | 'placeholder' | 'className'
>;

/** A text of several lines. */
export function TextField(props: TextFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <TextAreaField
      {...props}
      variant="box"
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
