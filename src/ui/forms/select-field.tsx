import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { SelectControl, type SelectControlProps } from './select-control.tsx';

type SelectFieldProps = FieldProps &
  Omit<SelectControlProps, keyof FieldProps | 'chevronClass' | 'aria-invalid'>;

export function SelectField(props: SelectFieldProps) {
  const [field, select] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <SelectControl
          required={field.required}
          {...select}
          {...control}
          chevronClass={field.variant === 'cell' ? 'right-(--cell-x,0px) bottom-6' : undefined}
        />
      )}
    </Field>
  );
}
