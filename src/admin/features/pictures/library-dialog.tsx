import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LIST_MAX, MEDIA } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { CONTROL } from '#admin/ui/fields.tsx';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, toPhoto } from '#domain/media/stored-photo.ts';
import { formatCount } from '#domain/text/format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { matchesPhoto } from './photo-search.ts';
import { PhotoThumb } from './photo-thumb.tsx';

type LibraryDialogProps = {
  onChoose: (address: string) => void;
  onClose: () => void;
};

const notFound = (isCut: boolean) =>
  isCut
    ? `Aucune des ${formatCount(LIST_MAX)} images modifiées en dernier ne correspond.`
    : 'Aucune image ne correspond.';

/** Chooses a photograph of the library. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [text, setText] = useState('');
  const { records, isCut } = useLiveList(MEDIA);
  const found = records?.filter((photo) => photo.deleted_at === null && matchesPhoto(photo, text));
  return createPortal(
    <Dialog open onClose={onClose} title="Bibliothèque d’images">
      <input
        type="search"
        data-autofocus
        aria-label="Nom ou description"
        placeholder="Nom ou description"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`input ${CONTROL} mt-4`}
      />
      {found === undefined && <Loading className="py-10">Chargement des images…</Loading>}
      <div className="mt-5 max-h-[60dvh] overflow-y-auto p-1">
        {found && (
          <PhotoGrid label="Images" photos={found} className="grid-cols-2 md:grid-cols-3">
            {(photo) => (
              <button
                type="button"
                className="block w-full text-left text-caption"
                onClick={() => onChoose(photoAddress(toPhoto(photo)))}
              >
                <PhotoThumb photo={photo} />
                <span className="mt-1 line-clamp-2">{photoName(photo)}</span>
              </button>
            )}
          </PhotoGrid>
        )}
        <p role="status" className="text-small text-ink-2">
          {found?.length === 0 ? notFound(isCut) : ''}
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}
