import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type SelectControlProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { readonly value: string; readonly label: string }[];
  placeholder?: string | undefined;
  chevronClass?: string | undefined;
};

export function SelectControl({
  options,
  placeholder,
  chevronClass = 'top-1/2 right-1.5 -mt-2',
  ...select
}: SelectControlProps) {
  return (
    <span className="relative block">
      <select {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className={classNames('pointer-events-none absolute', chevronClass)}
      />
    </span>
  );
}
