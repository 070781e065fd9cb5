import type { useEntryChoice } from './use-entry-choice.ts';

type EntryOptionsProps = ReturnType<typeof useEntryChoice>['options'];

/** The results of a search for entries. */
export function EntryOptions({ id, list, found, current, onTake }: EntryOptionsProps) {
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Résultats"
      className="max-h-[50dvh] overflow-y-auto not-empty:mt-3"
    >
      {found.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
        <div
          key={entry.href}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onClick={() => onTake(entry)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
        >
          <span className="min-w-0 break-words">{entry.label}</span>
          <span className="flex-none text-right text-small text-ink-2 max-md:max-w-2/5">
            {entry.note}
          </span>
        </div>
      ))}
    </div>
  );
}
