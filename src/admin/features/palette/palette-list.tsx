import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CONTROL } from '#admin/ui/fields.tsx';
import { type PaletteEntry, searchEntries } from './palette-entries.ts';

type PaletteListProps = {
  entries: readonly PaletteEntry[];
  /** Whether records are still loading. */
  isReading: boolean;
  onGo: (href: string) => void;
};

function statusOf(found: number, isReading: boolean): string {
  if (found > 0) return '';
  return isReading ? 'Chargement…' : 'Rien ne porte ce nom.';
}

/** A search with its results: arrow keys select, Enter opens (WAI-ARIA combobox). */
export function PaletteList({ entries, isReading, onGo }: PaletteListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = searchEntries(entries, text);
  const current = Math.min(chosen, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (index: number) => {
    setChosen(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may only end an IME composition.
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose((current + step + found.length) % found.length);
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
        aria-label="Page, hôtel, article, destination ou demande"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        placeholder="Un nom, une ville…"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className={`input ${CONTROL} mt-4`}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Résultats"
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {found.map(({ href, label, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
          <div
            key={href}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => onGo(href)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
          >
            <span className="min-w-0 break-words">{label}</span>
            <span className="flex-none text-right text-small text-ink-2 max-md:max-w-2/5">
              {note}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-3 text-small text-ink-2">
        {statusOf(found.length, isReading)}
      </p>
    </>
  );
}
