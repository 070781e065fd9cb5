import type { ComponentProps } from 'react';
import { SelectField } from '#ui/forms/select-field.tsx';
import { useFieldContext } from './form-context.ts';
import { useFieldError } from './use-field-error.ts';

type ChoiceFieldProps = Pick<
  ComponentProps<typeof SelectField>,
  'label' | 'hint' | 'required' | 'placeholder' | 'options' | 'className'
>;

/** One of a list. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <SelectField
      {...props}
      variant="box"
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
