import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BLOG_POSTS, DESTINATIONS, HOTELS, PAGE_CONTENTS, REQUESTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { Button } from '#admin/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { EntryField } from './entry-field.tsx';
import { paletteEntries } from './palette-entries.ts';

/** The search for a page or a record by its name, opened by its button or Ctrl+K (Cmd+K). */
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
        className="group max-md:size-11 max-md:p-0"
        aria-keyshortcuts="Control+K"
        title="Aller à une page ou une fiche"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} className="md:hidden" />
        <span className="max-md:sr-only">Aller à</span>{' '}
        <kbd className="font-sans text-caption opacity-80 max-md:hidden">Ctrl K</kbd>
      </Button>
      {isOpen && (
        <PaletteDialog
          onClose={() => setOpen(false)}
          onGo={(href) => {
            setOpen(false);
            void navigate({ href });
          }}
        />
      )}
    </>
  );
}

type PaletteDialogProps = { onGo: (href: string) => void; onClose: () => void };

const OLDER =
  'Rien de récent ne porte ce nom\u00a0: cherchez plus loin depuis la liste de la rubrique.';

function PaletteDialog({ onGo, onClose }: PaletteDialogProps) {
  const [text, setText] = useState('');
  const lists = {
    hotels: useLiveList(HOTELS),
    posts: useLiveList(BLOG_POSTS),
    destinations: useLiveList(DESTINATIONS),
    contents: useLiveList(PAGE_CONTENTS),
    requests: useLiveList(REQUESTS),
  };
  const entries = paletteEntries({
    hotels: lists.hotels.records,
    posts: lists.posts.records,
    destinations: lists.destinations.records,
    contents: lists.contents.records,
    requests: lists.requests.records,
  });
  const all = Object.values(lists);
  const isReading = all.some(({ records }) => records === undefined);
  const nothing = all.some(({ isCut }) => isCut) ? OLDER : 'Rien ne porte ce nom.';
  return (
    <Dialog open onClose={onClose} title="Aller à">
      <EntryField
        label="Page, hôtel, article, destination ou demande"
        value={text}
        entries={entries}
        isAlwaysOpen
        takesFirst
        statusOf={(found) => (found > 0 ? '' : isReading ? 'Chargement…' : nothing)}
        onEdited={setText}
        onTake={({ href }) => onGo(href)}
      />
    </Dialog>
  );
}
