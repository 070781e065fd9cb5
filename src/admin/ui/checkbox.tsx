import { useId } from 'react';

type CheckboxProps = {
  label: string;
  hint?: string | undefined;
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A native checkbox with its label, 44 px high. */
export function Checkbox({ label, hint, name, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
          className="admin-check"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="pl-8 text-caption text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
