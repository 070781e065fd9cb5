import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type KeyboardEventHandler, useState } from 'react';
import { useTitles } from '#admin/data/titles.ts';
import { ADMIN_PAGES } from '#admin/frame/admin-frame.tsx';
import { useShortcut } from '#admin/kit/actions.ts';
import { isFound } from '#admin/kit/list/columns.tsx';
import { recordLink } from '#admin/kit/record-address.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { foldWords } from '#domain/text/fold-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

const PAGES: readonly (Entry & { link: LinkProps })[] = ADMIN_PAGES.map(({ section, label }) => ({
  label,
  note: 'Page',
  link: { to: section === '' ? '/admin' : '/admin/$section', params: { section } },
}));

const NOTHING =
  'Rien ne porte ce nom parmi les pages et les 1\u202f000 dernières fiches de chaque rubrique.';

export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('k', () => setOpen(!document.querySelector('dialog[open]')));
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="max-md:size-11 max-md:p-0"
        aria-keyshortcuts="Control+K"
        title="Rechercher une page ou une fiche"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} className="md:hidden" />
        <span className="max-md:sr-only">Rechercher</span>{' '}
        <kbd className="font-sans text-caption opacity-80 max-md:hidden">Ctrl K</kbd>
      </Button>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { value: titles, problem } = useTitles();
  const records = (titles ?? []).map(({ section, id, label, note }) => ({
    label,
    note,
    link: recordLink(section, id),
  }));
  return (
    <Dialog open onClose={onClose} title="Rechercher">
      <EntryField
        label="Page, hôtel, article, destination ou demande"
        value={text}
        entries={[...PAGES, ...records]}
        nothing={titles ? NOTHING : (problem ?? 'Chargement…')}
        onEdited={setText}
        onTake={({ link }) => {
          onClose();
          void navigate(link);
        }}
      />
    </Dialog>
  );
}

export type Entry = { label: string; note: string };

const SHOWN = 12;

export function searchEntries<TEntry extends Entry>(entries: readonly TEntry[], text: string) {
  const start = foldWords(text);
  const isBehind = ({ label }: Entry) => Number(!foldWords(label).startsWith(start));
  return entries
    .filter(({ label, note }) => isFound(text, [label, note]))
    .toSorted((one, other) => isBehind(one) - isBehind(other))
    .slice(0, SHOWN);
}

type EntryFieldProps<TEntry> = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'error' | 'required'
> & {
  value: string;
  entries: readonly TEntry[] | null;
  nothing: string;
  onEdited: (text: string) => void;
  onTake: (entry: TEntry) => void;
};

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const moveFocus: KeyboardEventHandler = (event) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops[stops.findIndex((stop) => stop.matches(':focus')) + step]?.focus();
};

/** A search by name: Enter takes the first result, arrow keys move through the results. */
export function EntryField<TEntry extends Entry>(props: EntryFieldProps<TEntry>) {
  const { entries, nothing, onEdited, onTake, ...input } = props;
  const found = searchEntries(entries ?? [], input.value);
  const [first] = found;
  const count = found.length > 1 ? `${found.length} résultats` : '1 résultat';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus inside.
    <div className="group mt-5" onKeyDown={moveFocus}>
      <TextInput
        {...input}
        className={input.error === undefined ? undefined : 'mb-3'}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => onEdited(target.value)}
        onKeyDown={(event) => {
          // Enter may only end an IME composition.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          event.preventDefault();
          onTake(first);
        }}
      />
      <ul
        aria-label="Résultats"
        className="max-h-[50dvh] overflow-y-auto not-empty:-mt-5 not-empty:mb-6"
      >
        {found.map((entry) => (
          <li key={JSON.stringify(entry)} className="group/row">
            <button
              type="button"
              onClick={() => onTake(entry)}
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
        {entries && (first ? count : nothing)}
      </p>
    </div>
  );
}
