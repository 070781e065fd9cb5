import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { usePhotoWords } from './photo-words.ts';
import { AltField } from './words-fields.tsx';

type JustStoredProps = {
  /** Its address, as the library answered. */
  stored: string;
  /** Receives its address with other words. */
  onChange: (address: string) => void;
  onDone: () => void;
};

/** A photograph that was just stored, as an item of a list: asks what it shows. */
export function JustStored({ stored, onChange, onDone }: JustStoredProps) {
  const [address, setAddress] = useState(stored);
  const { photo, error, change, commit } = usePhotoWords(address, (changed) => {
    setAddress(changed);
    onChange(changed);
  });
  if (!photo) return null;
  return (
    <li className="flex gap-4 border-b border-rule py-4 max-md:flex-col">
      <div className="w-25 flex-none md:w-42">
        <PhotoThumb photo={photo} />
      </div>
      <div className="min-w-0 grow">
        <AltField
          alt={photo.alt}
          onChange={(alt) => change({ ...photo, alt })}
          onCommit={(alt) => commit({ ...photo, alt })}
        />
        {error !== undefined && (
          <p role="alert" className="mb-3 text-small font-medium text-error">
            {error}
          </p>
        )}
        <Button size="sm" variant="outline" onClick={onDone}>
          Terminé
        </Button>
      </div>
    </li>
  );
}
