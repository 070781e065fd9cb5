import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitles } from '#admin/data/titles.ts';
import { Button } from '#admin/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { EntryField } from './entry-field.tsx';
import { paletteEntries } from './palette-entries.ts';

/** « Rechercher »: finds a page or a record by its name, opened by its button or Ctrl+K (Cmd+K). */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      // Not over another dialog.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
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
      {isOpen && (
        <PaletteDialog
          onClose={() => setOpen(false)}
          onGo={(link) => {
            setOpen(false);
            void navigate(link);
          }}
        />
      )}
    </>
  );
}

type PaletteDialogProps = { onGo: (link: LinkProps) => void; onClose: () => void };

const OLDER =
  'Rien de récent ne porte ce nom\u00a0: cherchez plus loin depuis la liste de la rubrique.';

function PaletteDialog({ onGo, onClose }: PaletteDialogProps) {
  const [text, setText] = useState('');
  const { value: read, problem } = useTitles();
  const nothing = read?.isCut ? OLDER : 'Rien ne porte ce nom.';
  return (
    <Dialog open onClose={onClose} title="Rechercher">
      <EntryField
        label="Page, hôtel, article, destination ou demande"
        value={text}
        entries={paletteEntries(read?.titles ?? [])}
        isAlwaysOpen
        nothing={read ? nothing : (problem ?? 'Chargement…')}
        onEdited={setText}
        onTake={({ link }) => onGo(link)}
      />
    </Dialog>
  );
}
