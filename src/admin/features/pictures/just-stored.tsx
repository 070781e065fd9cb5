import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { PhotoThumb } from './photo-thumb.tsx';
import { usePhotoWords, wordsOf } from './photo-words.ts';
import { AltField } from './words-fields.tsx';

type JustStoredProps = {
  /** Its address, as the library answered. */
  stored: string;
  /** Receives its address with other words. */
  onChange?: ((address: string) => void) | undefined;
  /** The record that the form edits: see `usePhotoWords`. */
  editedRecord?: string | undefined;
  onDone: () => void;
};

/** A photograph that was just stored, as an item of a list: asks what it shows. */
export function JustStored({ stored, onChange, editedRecord, onDone }: JustStoredProps) {
  const [address, setAddress] = useState(stored);
  const show = (changed: string) => {
    setAddress(changed);
    onChange?.(changed);
  };
  const { photo, error, change, save } = usePhotoWords(address, show, editedRecord);
  if (!photo) return null;
  return (
    <li className="flex gap-4 border-b border-rule py-4 max-md:flex-col">
      <div className="w-25 flex-none md:w-42">
        <PhotoThumb photo={photo} />
      </div>
      <div className="min-w-0 grow">
        <AltField
          alt={photo.alt}
          onChange={(alt) => change(photo, { ...wordsOf(photo), alt })}
          onCommit={(alt) => void save(photo, { ...wordsOf(photo), alt })}
        />
        {error !== null && (
          <p role="alert" className="mb-3 text-small font-medium text-error">
            {error}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-5">
          <Button size="sm" variant="outline" onClick={onDone}>
            Terminé
          </Button>
          <Link to="/admin/images/$id" params={{ id: photo.id }} target="_blank" className={ACTION}>
            Cadrage, légende et crédit
          </Link>
        </div>
      </div>
    </li>
  );
}
