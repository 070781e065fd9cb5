import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveList } from '#admin/data/live.tsx';
import { readPhotoUses } from '#admin/data/photo-uses.ts';
import { useDataRead } from '#admin/data/use-read.ts';
import { ListOrMessage, useShownLines } from '#admin/kit/list/list-state.tsx';
import { SearchBox } from '#admin/kit/list/search.tsx';
import { LoadingOrProblem } from '#admin/ui/blocks.tsx';
import { Checkbox } from '#admin/ui/fields.tsx';
import { EDITORIAL_ENTITIES, ENTITIES } from '#domain/admin/entities.ts';
import { adminPageLabel } from '#domain/entity/entity.ts';
import { photoUrl } from '#domain/media/photo.ts';
import {
  photoDisplayName,
  type StoredPhoto,
  storedPhotoToPhoto,
} from '#domain/media/stored-photo.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

const TEXTS = {
  empty: 'Aucune image pour le moment.',
  notFound: 'Aucune image ne correspond à cette recherche.',
  unused: `Aucune fiche enregistrée ne les montre, brouillons et corbeille compris\u00a0: ${EDITORIAL_ENTITIES.map(adminPageLabel).join(', ').toLowerCase()}`,
};

type PhotoLibraryDialogProps = {
  onChoose: (url: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

export const PhotoLibraryDialog = ({ onChoose, onClose, children }: PhotoLibraryDialogProps) =>
  createPortal(
    <Dialog onClose={onClose} title="Bibliothèque d’images">
      <div className="mt-4 max-h-[60dvh] overflow-y-auto p-1.5">
        {children}
        <PhotoList className="grid-cols-2 md:grid-cols-3">
          {(photo, url) => (
            <button
              type="button"
              className="block w-full text-left text-caption"
              onClick={() => {
                onClose();
                onChoose(url);
              }}
            >
              <Picture src={url} alt="" sizes="11rem" />
              <span className="mt-1 line-clamp-2">{photoDisplayName(photo)}</span>
            </button>
          )}
        </PhotoList>
      </div>
    </Dialog>,
    document.body,
  );

type PhotoListProps = {
  className: string;
  children: (photo: StoredPhoto, url: string) => ReactNode;
};

export function PhotoList({ className, children }: PhotoListProps) {
  const list = useLiveList(ENTITIES.photos);
  const [search, setSearch] = useState('');
  const [isUnused, setUnused] = useState(false);
  const { value: uses, problem } = useDataRead(['uses'], readPhotoUses, search !== '' || isUnused);
  const searchedList =
    uses || list.state !== 'ready' ? list : { ...list, state: 'reading' as const };
  const matching = (list.records ?? []).filter((photo) => {
    const use = uses?.get(photo.id);
    if (isUnused && (use || !uses)) return false;
    return matchesSearch(search, [photoDisplayName(photo), ...(use?.texts ?? [])]);
  });
  const { shown, moreButton } = useShownLines(matching);
  return (
    <>
      <SearchBox label="Fichier, fiche, lieu, texte" value={search} onSearch={setSearch} />
      <Checkbox label="Inutilisées seulement" checked={isUnused} onChange={setUnused} />
      {isUnused && <p className="mb-4 text-small text-ink-2">{TEXTS.unused}</p>}
      {problem && <LoadingOrProblem problem={problem} />}
      <ListOrMessage list={searchedList} shown={matching.length} texts={TEXTS}>
        <ul aria-label="Images" className={`mt-5 grid gap-x-5 gap-y-6 ${className}`}>
          {shown.map((photo) => (
            <li key={photo.id} className="min-w-0">
              {children(photo, photoUrl(storedPhotoToPhoto(photo)))}
            </li>
          ))}
        </ul>
        {moreButton}
      </ListOrMessage>
    </>
  );
}
