import { type ComponentProps, useState } from 'react';
import { CONTROL_CLASS } from '#admin/ui/fields.tsx';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';

type PasswordFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & ComponentProps<'input'>;

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            required={required}
            maxLength={PASSWORD_MAX}
            className={`input ${CONTROL_CLASS} pr-28`}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Masquer' : 'Afficher'} le mot de passe`}
            onClick={() => setShown(!isShown)}
            className="btn btn-ghost absolute right-0 px-3 font-medium [--focus-offset:-3px]"
          >
            {isShown ? 'Masquer' : 'Afficher'}
          </button>
        </span>
      )}
    </Field>
  );
}
