import { type Ref, useState } from 'react';
import { CONTROL } from '#admin/ui/fields.tsx';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { Field } from '#ui/forms/field.tsx';

type PasswordFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label?: string;
  hint?: string;
  name?: 'password' | 'new-password';
  isOptional?: boolean;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
  error: string | undefined;
};

export function PasswordField({
  ref,
  label = 'Mot de passe',
  hint,
  name = 'password',
  isOptional = false,
  isFirst,
  error,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} required={!isOptional} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            name={name}
            data-autofocus={isFirst || undefined}
            required={!isOptional}
            maxLength={PASSWORD_MAX}
            autoComplete={name === 'password' ? 'current-password' : name}
            className={`input ${CONTROL} pr-28`}
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
