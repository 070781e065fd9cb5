import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

type SearchBoxProps = {
  /** The search in the URL. */
  value: string | undefined;
  label: string;
  onSearch: (text: string) => void;
};

/** Searches as the user types; the field follows other changes to the URL. */
export function SearchBox({ value = '', label, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // The URL lags behind what is being typed.
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);
  return (
    <label className="input grow border-0 border-b border-edge bg-transparent px-0.5 md:w-60 md:grow-0">
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
        defaultValue={value}
        placeholder={label}
        onChange={({ target }) => onSearch(target.value)}
        className="text-field placeholder:text-ink-2 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      <Icon name="search" size={18} className="flex-none text-ink-2" />
    </label>
  );
}
