import { useState } from 'react';
import { CONTROL } from '#admin/ui/fields.tsx';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { Field } from '#ui/forms/field.tsx';

type PasswordFieldProps = {
  label?: string | undefined;
  hint?: string | undefined;
  /** True where a new password is chosen. */
  isNew?: boolean | undefined;
  isOptional?: boolean | undefined;
  value: string;
  error: string | undefined;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean | undefined;
  onChange: (value: string) => void;
};

/** A password field with a button to show what is typed. */
export function PasswordField({
  label = 'Mot de passe',
  hint,
  isNew = false,
  isOptional = false,
  value,
  error,
  isFirst,
  onChange,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} required={!isOptional} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={isNew ? 'new-password' : 'password'}
            data-autofocus={isFirst || undefined}
            required={!isOptional}
            maxLength={PASSWORD_MAX}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`input ${CONTROL} pr-28`}
          />
          <button
            type="button"
            aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
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
