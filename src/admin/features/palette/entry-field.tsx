import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { type Entry, searchEntries } from './palette-entries.ts';

type EntryFieldProps<TEntry> = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'error' | 'required'
> & {
  value: string;
  entries: readonly TEntry[];
  /** Shows the list before anything is typed, and leaves Escape to the dialog. */
  isAlwaysOpen?: boolean;
  nothing: string;
  onEdited: (text: string) => void;
  onTake: (entry: TEntry) => void;
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search by name: arrow keys choose, Enter takes, at first the first result (WAI-ARIA combobox). */
export function EntryField<TEntry extends Entry>(props: EntryFieldProps<TEntry>) {
  const { entries, isAlwaysOpen = false, nothing, onEdited, onTake, ...input } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpened, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const isOpen = isAlwaysOpen || isOpened;
  const found = isOpen ? searchEntries(entries, input.value) : [];
  const current = Math.min(chosen, found.length - 1);

  const show = (open: boolean) => {
    setOpen(open);
    setChosen(0);
  };
  const take = (entry: TEntry) => {
    show(false);
    onTake(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const entry = found[current];
    // Enter may only end an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && !isOpen) show(true);
    else if (event.key === 'Escape' && !isAlwaysOpen && found.length > 0) show(false);
    else if (event.key === 'Enter' && entry) take(entry);
    else if (step !== undefined && found.length > 0) {
      const next = (current + step + found.length) % found.length;
      setChosen(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        {...input}
        className={input.error === undefined ? undefined : 'mb-3'}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => {
          show(target.value.trim() !== '');
          onEdited(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Résultats"
        className="max-h-[50dvh] overflow-y-auto not-empty:-mt-5 not-empty:mb-6"
      >
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
          <div
            key={JSON.stringify(entry)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => take(entry)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
          >
            <span className="min-w-0 break-words">{entry.label}</span>
            <span className="flex-none text-right text-small text-ink-2 max-md:max-w-2/5">
              {entry.note}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-ink-2 not-empty:mb-5">
        {isOpen && found.length === 0 && nothing}
      </p>
    </>
  );
}
