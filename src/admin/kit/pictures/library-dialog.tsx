import { createPortal } from 'react-dom';
import { useLiveList } from '#admin/data/live.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, toPhoto } from '#domain/media/stored-photo.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotoThumb } from './photo-thumb.tsx';

type LibraryDialogProps = { onChoose: (address: string) => void; onClose: () => void };

/** Chooses a photograph of the library. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const list = useLiveList(ENTITIES.photos);
  return createPortal(
    <Dialog open onClose={onClose} title="Bibliothèque d’images">
      <div className="mt-4 max-h-[60dvh] overflow-y-auto p-1">
        <PhotoList
          list={list}
          isShown={({ deleted_at }) => deleted_at === null}
          className="grid-cols-2 md:grid-cols-3"
        >
          {(photo) => (
            <button
              type="button"
              className="block w-full text-left text-caption"
              onClick={() => {
                onClose();
                onChoose(photoAddress(toPhoto(photo)));
              }}
            >
              <PhotoThumb photo={toPhoto(photo)} />
              <span className="mt-1 line-clamp-2">{photoName(photo)}</span>
            </button>
          )}
        </PhotoList>
      </div>
    </Dialog>,
    document.body,
  );
}
