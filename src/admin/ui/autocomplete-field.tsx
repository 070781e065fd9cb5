import type { ComponentProps, KeyboardEventHandler } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { foldToSpacedWords } from '#domain/text/fold-text.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';

export type AutocompleteOption = { label: string; note: string };

const SHOWN = 12;

export function selectAutocompleteOptions<TEntry extends AutocompleteOption>(
  entries: readonly TEntry[],
  text: string,
) {
  const prefix = foldToSpacedWords(text);
  const rank = ({ label }: AutocompleteOption) =>
    foldToSpacedWords(label).startsWith(prefix) ? 0 : 1;
  return entries
    .filter(({ label, note }) => matchesSearch(text, [label, note]))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN);
}

type SearchFieldProps<TEntry> = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'error' | 'required'
> & {
  value: string;
  entries: readonly TEntry[] | null;
  emptyText: string;
  onType: (text: string) => void;
  onChoose: (entry: TEntry) => void;
};

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const moveFocus: KeyboardEventHandler = (event) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops[stops.findIndex((stop) => stop.matches(':focus')) + step]?.focus();
};

/** Search field with results below: Enter takes the first result, arrow keys move the focus through them. */
export function AutocompleteField<TEntry extends AutocompleteOption>(
  props: SearchFieldProps<TEntry>,
) {
  const { entries, emptyText, onType, onChoose, ...input } = props;
  const options = selectAutocompleteOptions(entries ?? [], input.value);
  const [first] = options;
  const countText = options.length > 1 ? `${options.length} résultats` : '1 résultat';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus inside.
    <div className="group mt-5" onKeyDown={moveFocus}>
      <TextInput
        {...input}
        className={input.error === undefined ? undefined : 'mb-3'}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // While an input method (IME) composes a word, Enter only ends the composition.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          event.preventDefault();
          onChoose(first);
        }}
      />
      <ul
        aria-label="Résultats"
        className="max-h-[50dvh] overflow-y-auto not-empty:-mt-5 not-empty:mb-6"
      >
        {options.map((entry) => (
          <li key={JSON.stringify(entry)} className="group/row">
            <button
              type="button"
              onClick={() => onChoose(entry)}
              className="flex min-h-11 w-full items-center justify-between gap-4 px-3 py-1.5 text-left -outline-offset-2 group-has-[input:focus]:group-first/row:bg-sand hover:bg-sand"
            >
              <span className="min-w-0 break-words">{entry.label}</span>
              <span className="flex-none text-right text-small text-ink-2 max-md:max-w-2/5">
                {entry.note}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={first ? 'sr-only' : 'text-small text-ink-2 not-empty:mb-5'}>
        {entries && (first ? countText : emptyText)}
      </p>
    </div>
  );
}
