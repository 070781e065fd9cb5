import { useState } from 'react';
import { CONTROL } from '#admin/ui/fields.tsx';
import { EntryOptions } from './entry-options.tsx';
import { type PaletteEntry, searchEntries } from './palette-entries.ts';
import { useEntryChoice } from './use-entry-choice.ts';

type PaletteListProps = {
  entries: readonly PaletteEntry[];
  /** Whether records are still loading. */
  isReading: boolean;
  /** Whether there are older records. */
  isCut: boolean;
  onGo: (href: string) => void;
};

const OLDER =
  'Rien de récent ne porte ce nom\u00a0: cherchez plus loin depuis la liste de la rubrique.';

function statusOf(found: number, { isReading, isCut }: PaletteListProps): string {
  if (found > 0) return '';
  if (isReading) return 'Chargement…';
  return isCut ? OLDER : 'Rien ne porte ce nom.';
}

/** The palette's search: Enter opens the first result, or the one chosen with the arrow keys. */
export function PaletteList(props: PaletteListProps) {
  const { entries, onGo } = props;
  const [text, setText] = useState('');
  const found = searchEntries(entries, text);
  const choice = useEntryChoice({ found, takesFirst: true, onTake: ({ href }) => onGo(href) });
  return (
    <>
      <input
        {...choice.combobox}
        type="text"
        data-autofocus
        aria-label="Page, hôtel, article, destination ou demande"
        placeholder="Un nom, une ville…"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          choice.reset();
        }}
        className={`input ${CONTROL} mt-4`}
      />
      <EntryOptions {...choice.options} />
      <p role="status" className="mt-3 text-small text-ink-2">
        {statusOf(found.length, props)}
      </p>
    </>
  );
}
