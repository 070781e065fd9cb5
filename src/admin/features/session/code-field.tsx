import { TextInput } from '#admin/ui/fields.tsx';

/** Six digits, or a recovery code in its groups. */
const CODE_MAX = 40;

type CodeFieldProps = {
  label?: string | undefined;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  /** Takes the focus when it, or its dialog, is shown. */
  isFirst?: boolean | undefined;
  onChange: (value: string) => void;
};

/** The code of the second factor; browsers that can fill it in do. */
export function CodeField({ label = 'Code', isFirst, onChange, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      label={label}
      name="code"
      required
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CODE_MAX}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
