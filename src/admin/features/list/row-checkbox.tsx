type RowCheckboxProps = {
  label: string;
  checked: boolean;
  isMixed?: boolean | undefined;
  onChange: () => void;
};

/** A tick whose label is heard only, in a target of 44 px. */
export function Checkbox({ label, checked, isMixed = false, onChange }: RowCheckboxProps) {
  return (
    <label className="grid size-11 flex-none place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={onChange}
        className="admin-check"
      />
    </label>
  );
}
