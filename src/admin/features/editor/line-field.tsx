import type { ComponentProps } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFieldContext } from './form-context.ts';
import { useFieldError } from './use-field-error.ts';

type LineFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'required' | 'inputMode' | 'type' | 'placeholder' | 'className' | 'autoFocus'
> & {
  /** Runs besides writing the value: a slug follows its name. */
  onEdited?: ((text: string) => void) | undefined;
};

/** A text of one line. */
export function LineField({ onEdited, ...props }: LineFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <TextField
      {...props}
      variant="box"
      name={name}
      value={state.value}
      error={useFieldError()}
      onChange={(event) => {
        handleChange(event.target.value);
        onEdited?.(event.target.value);
      }}
    />
  );
}
