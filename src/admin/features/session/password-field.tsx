import { useState } from 'react';
import { CONTROL } from '#admin/ui/fields.tsx';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { Field } from '#ui/forms/field.tsx';

type PasswordFieldProps = {
  label?: string;
  hint?: string;
  isNew?: boolean;
  isOptional?: boolean;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Mot de passe', hint, isNew, isOptional, isFirst, value, error } = props;
  const [isShown, setShown] = useState(false);
  const kind = isNew ? 'new-password' : 'password';
  return (
    <Field label={label} hint={hint} required={!isOptional} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={kind}
            data-autofocus={isFirst || undefined}
            required={!isOptional}
            maxLength={PASSWORD_MAX}
            autoComplete={isNew ? kind : 'current-password'}
            value={value}
            onChange={({ target }) => props.onChange(target.value)}
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
