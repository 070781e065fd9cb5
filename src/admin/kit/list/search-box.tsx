import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

const DELAY_MS = 150;

type SearchBoxProps = {
  /** The search in the URL. */
  value: string;
  label: string;
  onSearch: (text: string) => void;
};

/** Searches as the user types; the URL follows after a short delay. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // Searches sent that the URL has not reflected yet: typing goes on meanwhile.
  const [sent, setSent] = useState<readonly string[]>([value]);
  if (value !== sent[0]) {
    const index = sent.lastIndexOf(value);
    setSent(index < 0 ? [value] : sent.slice(index));
    if (index < 0) setText(value);
  }
  const search = useEffectEvent(() => {
    if (text === sent.at(-1)) return;
    setSent([...sent, text]);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(search, DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="input grow border-0 border-b border-edge bg-transparent px-0.5 md:w-60 md:grow-0">
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={text}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        className="text-field placeholder:text-ink-2 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      <Icon name="search" size={18} className="flex-none text-ink-2" />
    </label>
  );
}
