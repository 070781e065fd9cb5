import { useId } from 'react';

const LOOK = 'checkbox checkbox-primary checkbox-sm not-checked:border-edge';

type CheckboxProps = {
  label: string;
  hint?: string | undefined;
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

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
          className={LOOK}
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

type RowCheckboxProps = { label: string; checked: boolean; onChange: () => void };

/** A checkbox with a 44 px target, labelled for screen readers only. */
export const RowCheckbox = ({ label, checked, onChange }: RowCheckboxProps) => (
  <label className="grid size-11 flex-none place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className={LOOK}
    />
  </label>
);
