import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#admin/ui/button.tsx';
import { photoName } from '#domain/media/library.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PhotoList } from './photo-list.tsx';

type LibraryDialogProps = {
  onChoose: (address: string) => void;
  onClose: () => void;
  /** Other ways to choose a picture. */
  children?: ReactNode;
};

export function LibraryDialog({ onChoose, onClose, children }: LibraryDialogProps) {
  return createPortal(
    <Dialog open onClose={onClose} title="Bibliothèque d’images">
      <div className="mt-4 max-h-[60dvh] overflow-y-auto p-1">
        {children}
        <PhotoList className="grid-cols-2 md:grid-cols-3">
          {(photo, address) => (
            <button
              type="button"
              className="block w-full text-left text-caption"
              onClick={() => {
                onClose();
                onChoose(address);
              }}
            >
              <Picture src={address} alt="" sizes="11rem" />
              <span className="mt-1 line-clamp-2">{photoName(photo)}</span>
            </button>
          )}
        </PhotoList>
      </div>
    </Dialog>,
    document.body,
  );
}

export function LibraryButton({ onChoose }: { onChoose: (address: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Bibliothèque
      </Button>
      {isOpen && <LibraryDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
