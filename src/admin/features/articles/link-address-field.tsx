import { type KeyboardEvent, useState } from 'react';
import { EntryOptions } from '#admin/features/palette/entry-options.tsx';
import { type PaletteEntry, searchEntries } from '#admin/features/palette/palette-entries.ts';
import { useEntryChoice } from '#admin/features/palette/use-entry-choice.ts';
import { TextInput } from '#admin/ui/fields.tsx';
import { typedUrl } from './floating-form.tsx';

type LinkAddressFieldProps = {
  value: string;
  error: string | undefined;
  /** What is to be known of the address. */
  note: string | undefined;
  /** The pages of the site. */
  entries: readonly PaletteEntry[];
  /** Whether records are still loading. */
  isReading: boolean;
  onEdited: (text: string) => void;
  onTake: (entry: PaletteEntry) => void;
};

/** The address of a link: typed, or that of a page of the site, found by its name as in the palette. */
export function LinkAddressField(props: LinkAddressFieldProps) {
  const { value, error, note, entries, isReading, onEdited, onTake } = props;
  const [isOpen, setOpen] = useState(false);
  const found = isOpen ? searchEntries(entries, value) : [];
  const isAddress = typedUrl(value) !== null;
  const choice = useEntryChoice({
    found,
    takesFirst: value.trim() !== '' && !isAddress,
    onTake: (entry) => {
      setOpen(false);
      choice.reset();
      onTake(entry);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Escape' && found.length > 0) {
      // Closes the list, not the dialog.
      event.preventDefault();
      return setOpen(false);
    }
    choice.combobox.onKeyDown(event);
  };
  const isSearch = isOpen && found.length === 0 && value.trim() !== '' && !isAddress;
  const status = isReading ? 'Chargement…' : 'Aucune page du site ne porte ce nom.';
  return (
    <>
      <TextInput
        {...choice.combobox}
        label="Adresse"
        hint={
          'Le nom d’un hôtel, d’un article, d’une destination ou d’une page\u202f; ou https://…'
        }
        required
        data-autofocus
        value={value}
        error={error}
        className={error === undefined ? undefined : 'mb-3'}
        onChange={(event) => {
          setOpen(event.target.value.trim() !== '');
          choice.reset();
          onEdited(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={found.length > 0 ? '-mt-5 mb-6' : undefined}>
        <EntryOptions {...choice.options} />
      </div>
      <p role="status" className="text-small text-ink-2 not-empty:mb-5">
        {isSearch ? status : note}
      </p>
    </>
  );
}
