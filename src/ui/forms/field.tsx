import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Look of the field: `line` in forms; `cell` in the filter bar, without errors. */
  variant?: 'line' | 'cell' | undefined;
  className?: string | undefined;
  /** Classes of the control, in place of those of its variant. */
  controlClass?: string | undefined;
};

type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type AnyFieldProps = FieldProps & { required?: boolean | undefined };
type FieldFrameProps = AnyFieldProps & { children: (control: ControlProps) => ReactNode };

export function splitFieldProps<TProps extends AnyFieldProps>(props: TProps) {
  const { label, error, hint, variant, className, controlClass, required, ...control } = props;
  return [{ label, error, hint, variant, className, controlClass, required }, control] as const;
}

export function Field(props: FieldFrameProps) {
  const { label, error, hint, variant, className, controlClass, required, children } = props;
  const id = useId();
  const cell = variant === 'cell';
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return (
    <div className={classNames('relative', className)}>
      <label
        htmlFor={id}
        className={
          cell
            ? 'pointer-events-none absolute top-4.25 left-(--cell-x,0) text-caption text-ink-2'
            : 'mb-1 block text-ui font-medium'
        }
      >
        {label}
        {required && !cell && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        className: controlClass ?? `field-control ${cell ? 'field-cell' : 'field-line'}`,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': classNames(...notes) || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-2 text-caption text-ink-2">
          {hint}
        </p>
      )}
      {!cell && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

/** Renders the error of a field; its space is reserved, so that the form does not jump. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p id={id} className="flex min-h-9.5 gap-2 pt-2 text-small font-medium text-error">
    {error !== undefined && <Icon name="warning" size={17} className="mt-0.5 flex-none" />}
    {error}
  </p>
);
