import { useState } from 'react';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { toastError } from '#ui/toast/toast.ts';

const loadLightbox = () => import('#ui/pictures/lightbox.later.tsx');

type Opened = { Lightbox: Awaited<ReturnType<typeof loadLightbox>>['Lightbox']; start: number };

export function HotelGallery({ hotel: { name, gallery } }: { hotel: Hotel }) {
  const [opened, setOpened] = useState<Opened>();
  if (gallery.length === 0) return null;

  async function open(start: number) {
    try {
      setOpened({ ...(await loadLightbox()), start });
    } catch {
      toastError('La galerie n’a pas pu être ouverte');
    }
  }

  const pictures = gallery.map(toPicture);
  return (
    <div className="mt-12 grid print:hidden [counter-reset:picture_1] [&_.picture-mark]:[counter-increment:picture] [&_.picture-mark]:after:content-[counter(picture,upper-roman)] gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 md:grid-cols-2">
      {pictures.map((picture, index) => {
        const isWide = index === 0 || (index === pictures.length - 1 && index % 2 === 1);
        return (
          <GalleryFigure
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may appear twice.
            key={index}
            picture={picture}
            isWide={isWide}
            onOpen={() => void open(index)}
          />
        );
      })}
      {opened && (
        <opened.Lightbox
          label={`${name}\u00a0: les images`}
          pictures={pictures}
          start={opened.start}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type GalleryPicture = ReturnType<typeof toPicture>;

/** Takes the alternative text from the hotel, else the photo; the caption from the photo, else the hotel. */
function toPicture({ url, alt: hotelText }: Hotel['gallery'][number]) {
  const photo = parsePhoto(url);
  return { url, alt: hotelText || (photo?.alt ?? ''), caption: photo?.caption ?? hotelText };
}

type GalleryFigureProps = { picture: GalleryPicture; isWide: boolean; onOpen: () => void };

/** Renders a picture of the gallery. CSS numbers the pictures from II on, because the page's hero has the number I. */
function GalleryFigure({ picture, isWide, onOpen }: GalleryFigureProps) {
  return (
    <figure className={isWide ? 'md:col-span-2' : undefined}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={picture.alt === '' ? 'Agrandir l’image' : `Agrandir\u00a0: ${picture.alt}`}
        onClick={(event) => {
          // Focuses the button, which Safari does not do on a click: on closing, the dialog returns the focus here.
          event.currentTarget.focus();
          onOpen();
        }}
        className="block w-full cursor-zoom-in"
      >
        <Picture
          src={picture.url}
          alt={picture.alt}
          sizes={
            isWide
              ? '(width >= 90rem) 46.5rem, (width >= 48rem) 54vw, 100vw'
              : '(width >= 90rem) 22.5rem, (width >= 48rem) 26vw, 100vw'
          }
          className={`aspect-[35/43] ${isWide ? 'md:aspect-[743/430]' : 'md:aspect-[4/5]'}`}
        />
      </button>
      <PictureCaption as="figcaption" className="mt-4">
        {picture.caption}
      </PictureCaption>
    </figure>
  );
}
