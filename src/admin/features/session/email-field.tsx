import { TextInput } from '#admin/ui/fields.tsx';
import { EMAIL_MAX } from '#domain/site/limits.ts';

type EmailFieldProps = {
  label?: string;
  value: string;
  error: string | undefined;
  readOnly?: boolean;
  onChange: (value: string) => void;
};

/** The email address of an account. */
export function EmailField({ label = 'E-mail', onChange, ...rest }: EmailFieldProps) {
  return (
    <TextInput
      {...rest}
      label={label}
      type="email"
      name="email"
      required
      maxLength={EMAIL_MAX}
      autoComplete="username"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
