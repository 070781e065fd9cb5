import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PaletteEntry } from './palette-entries.ts';

type EntryChoice = {
  found: readonly PaletteEntry[];
  /** Whether Enter takes the first entry before the arrow keys have chosen one. */
  takesFirst: boolean;
  onTake: (entry: PaletteEntry) => void;
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A search with its results: arrow keys choose, Enter takes (WAI-ARIA combobox). Returns the
 * properties of the input and of `EntryOptions`.
 */
export function useEntryChoice({ found, takesFirst, onTake }: EntryChoice) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? (takesFirst ? 0 : -1), found.length - 1);

  const choose = (index: number) => {
    setChosen(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may only end an IME composition.
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const from = current === -1 && step === -1 ? 0 : current;
      choose((from + step + found.length) % found.length);
    }
    const entry = found[current];
    if (event.key === 'Enter' && entry) {
      event.preventDefault();
      onTake(entry);
    }
  };

  return {
    /** After a change of the text. */
    reset: () => setChosen(null),
    combobox: {
      role: 'combobox',
      'aria-expanded': found.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
      autoComplete: 'off',
      onKeyDown,
    },
    options: { id, list, found, current, onTake },
  } as const;
}
