import { useState } from 'react';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { classNames } from '#ui/class-names.ts';
import { toastError } from '#ui/toast/toast.ts';
import { GalleryPlate } from './gallery-plate.tsx';

type HotelGalleryProps = { hotel: Pick<Hotel, 'name' | 'gallery'> };

const loadLightbox = () => import('#ui/pictures/lightbox.tsx');

type Opened = { Lightbox: Awaited<ReturnType<typeof loadLightbox>>['Lightbox']; start: number };

/**
 * The house's other pictures, one wide, then two by two. A press shows them as large as the window;
 * the code for it is loaded then.
 */
export function HotelGallery({ hotel: { name, gallery } }: HotelGalleryProps) {
  const [opened, setOpened] = useState<Opened>();
  if (gallery.length === 0) return null;

  async function open(start: number) {
    try {
      setOpened({ ...(await loadLightbox()), start });
    } catch {
      toastError('La galerie n’a pas pu être ouverte');
    }
  }

  return (
    <div className="mt-12 grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 md:grid-cols-2">
      {gallery.map((picture, index) => {
        const isWide = index === 0 || (index === gallery.length - 1 && index % 2 === 1);
        return (
          <GalleryPlate
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may hang twice.
            key={index}
            picture={picture}
            index={index}
            isWide={isWide}
            onOpen={() => void open(index)}
            className={classNames(isWide && 'md:col-span-2')}
          />
        );
      })}
      {opened && (
        <opened.Lightbox
          label={`${name}\u202f: les images`}
          pictures={gallery}
          fallbackSrc={DEFAULT_HOTEL_IMAGE}
          start={opened.start}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
