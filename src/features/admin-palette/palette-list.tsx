import { type KeyboardEvent, useId, useState } from 'react';
import { type PaletteEntry, searchEntries } from './palette-entries.ts';

type PaletteListProps = { entries: readonly PaletteEntry[]; onGo: (href: string) => void };

/** A search with its results: arrows choose, Enter goes (WAI-ARIA combobox). */
export function PaletteList({ entries, onGo }: PaletteListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = searchEntries(entries, text);
  const current = Math.min(chosen, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + found.length) % found.length);
    }
    const entry = found[current];
    if (event.key === 'Enter' && entry) {
      event.preventDefault();
      onGo(entry.href);
    }
  };

  return (
    <>
      <input
        type="text"
        role="combobox"
        data-autofocus
        aria-label="Page, hôtel, article ou destination"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        placeholder="Page, hôtel, article, destination"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className="field-control field-box mt-4"
      />
      <div
        id={id}
        role="listbox"
        aria-label="Résultats"
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {found.map(({ href, label, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys.
          <div
            key={href}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => onGo(href)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
          >
            <span>{label}</span>
            <span className="text-small text-ink-2">{note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-3 text-small text-ink-2">
        {found.length === 0 ? 'Rien ne porte ce nom.' : ''}
      </p>
    </>
  );
}
