import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLabelledRecords } from '#admin/data/titles.ts';
import { useShortcut } from '#admin/kit/actions.ts';
import { ADMIN_PAGES } from '#admin/kit/admin-pages.ts';
import { linkToRecord, NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { AutocompleteField, type AutocompleteOption } from '#admin/ui/autocomplete-field.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { CONTENT_ENTITIES, ENTITIES } from '#domain/admin/entities.ts';
import { nounForms } from '#domain/entity/entity.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

const PAGES: readonly (AutocompleteOption & { link: LinkProps })[] = ADMIN_PAGES.map(
  ({ section, label }) => ({
    label,
    note: 'Page',
    link: { to: section === '' ? '/admin' : '/admin/$section', params: { section } },
  }),
);

const NEW = [...CONTENT_ENTITIES, ENTITIES.redirections].map((entity) => ({
  label: nounForms(entity).newOne,
  note: 'Créer',
  link: linkToRecord(entity.section, NEW_RECORD_URL_ID),
}));

export function SearchPalette() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('k', () => setOpen(!document.querySelector('dialog[open]')));
  return (
    <>
      <SmallButton
        className="max-md:size-11 max-md:p-0"
        aria-keyshortcuts="Control+K"
        title="Rechercher une page ou une fiche"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} className="md:hidden" />
        <span className="max-md:sr-only">Rechercher</span>{' '}
        <kbd className="font-sans text-caption opacity-80 max-md:hidden">Ctrl K</kbd>
      </SmallButton>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { value: titles = [], emptyText } = useLabelledRecords();
  const records = titles.map(({ section, id, label, note }) => ({
    label,
    note,
    link: linkToRecord(section, id),
  }));
  return (
    <Dialog onClose={onClose} title="Rechercher">
      <AutocompleteField
        label="Nom d’une page ou d’une fiche"
        value={text}
        entries={[...PAGES, ...NEW, ...records]}
        emptyText={emptyText}
        onType={setText}
        onChoose={({ link }) => {
          onClose();
          void navigate(link);
        }}
      />
    </Dialog>
  );
}
