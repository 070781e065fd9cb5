import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveList } from '#admin/data/live.ts';
import { Button } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, toPhoto } from '#domain/media/stored-photo.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotoThumb } from './photo-thumb.tsx';

type LibraryProps = { onChoose: (address: string) => void };

/** Chooses a photograph of the library in a dialog. */
export function LibraryButton({ onChoose }: LibraryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Bibliothèque
      </Button>
      {isOpen &&
        createPortal(
          <Dialog open onClose={close} title="Bibliothèque d’images">
            <Library
              onChoose={(address) => {
                close();
                onChoose(address);
              }}
            />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function Library({ onChoose }: LibraryProps) {
  const list = useLiveList(ENTITIES.photos);
  return (
    <div className="mt-4 max-h-[60dvh] overflow-y-auto p-1">
      <PhotoList list={list} className="grid-cols-2 md:grid-cols-3">
        {(photo) => (
          <button
            type="button"
            className="block w-full text-left text-caption"
            onClick={() => onChoose(photoAddress(toPhoto(photo)))}
          >
            <PhotoThumb photo={toPhoto(photo)} />
            <span className="mt-1 line-clamp-2">{photoName(photo)}</span>
          </button>
        )}
      </PhotoList>
    </div>
  );
}
