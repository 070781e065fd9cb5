import { type ReactNode, useState } from 'react';
import { useLiveList } from '#admin/data/live.ts';
import { ListState } from '#admin/kit/list/list-state.tsx';
import { useMore } from '#admin/kit/list/use-more.tsx';
import { CONTROL } from '#admin/ui/fields.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoName, type StoredPhoto, toPhoto } from '#domain/media/library.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { foldText } from '#domain/text/fold-text.ts';

const TEXTS = {
  loading: 'Chargement des images…',
  empty: 'Aucune image pour l’instant\u00a0: envoyez-en ici, ou depuis une fiche.',
  notFound: 'Aucune image ne correspond à cette recherche.',
};

type PhotoListProps = {
  className: string;
  children: (photo: StoredPhoto, address: string) => ReactNode;
};

/** The photographs of the library in a grid, searchable by file name. */
export function PhotoList({ className, children }: PhotoListProps) {
  const list = useLiveList(ENTITIES.photos);
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = (list.records ?? []).filter((photo) => foldText(photoName(photo)).includes(wanted));
  const [shown, more] = useMore(found);
  return (
    <>
      <input
        type="search"
        data-autofocus
        aria-label="Nom du fichier"
        placeholder="Nom du fichier"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className={`input ${CONTROL} mb-5 max-w-90`}
      />
      <ListState list={list} shown={found.length} texts={TEXTS}>
        <ul aria-label="Images" className={`grid gap-x-5 gap-y-6 ${className}`}>
          {shown.map((photo) => (
            <li key={photo.id} className="min-w-0">
              {children(photo, photoAddress(toPhoto(photo)))}
            </li>
          ))}
        </ul>
        {more}
      </ListState>
    </>
  );
}
