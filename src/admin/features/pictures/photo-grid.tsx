import { type ReactNode, useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';

/** Thousands of pictures at once would be slow; each press shows that many more. */
const STEP = 60;

type PhotoGridProps = {
  /** Accessible name. */
  label: string;
  photos: readonly StoredPhoto[];
  /** One photograph, with what it does. */
  children: (photo: StoredPhoto) => ReactNode;
  className: string;
};

/** Photographs in rows, the first ones at once. */
export function PhotoGrid({ label, photos, children, className }: PhotoGridProps) {
  const [most, setMost] = useState(STEP);
  const left = photos.length - most;
  return (
    <>
      <ul aria-label={label} className={`grid gap-x-5 gap-y-6 ${className}`}>
        {photos.slice(0, most).map((photo) => (
          <li key={photo.id} className="min-w-0">
            {children(photo)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          size="sm"
          variant="outline"
          className="mt-6"
          onClick={() => setMost(most + STEP)}
        >{`Afficher la suite (${left})`}</Button>
      )}
    </>
  );
}
