import { type ComponentProps, useState } from 'react';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { toastError } from '#ui/toast/toast.ts';

const loadLightbox = () => import('#ui/pictures/lightbox.later.tsx');

type Opened = { Lightbox: Awaited<ReturnType<typeof loadLightbox>>['Lightbox']; start: number };

/** Returns a hotel's lightbox, and a function that opens it at a picture. */
export function useHotelLightbox({ name, image, gallery }: Hotel) {
  const [opened, setOpened] = useState<Opened>();
  const hero = { url: image ?? DEFAULT_HOTEL_IMAGE, alt: '' };

  async function openLightbox(start: number) {
    try {
      setOpened({ ...(await loadLightbox()), start });
    } catch {
      toastError('La galerie n’a pas pu être ouverte');
    }
  }

  const lightbox = opened && (
    <opened.Lightbox
      label={`${name}\u00a0: les images`}
      pictures={[hero, ...gallery].map(toPicture)}
      start={opened.start}
      onClose={() => setOpened(undefined)}
    />
  );
  return [lightbox, openLightbox] as const;
}

type Zoom = { onZoom: (picture: number) => void };
type ZoomButtonProps = ComponentProps<'button'> & Zoom & { alt: string; picture: number };

/** Renders a button over or around a picture, which opens it in the lightbox. */
export const ZoomButton = ({ alt, picture, onZoom, ...button }: ZoomButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`Agrandir${alt ? `\u00a0: ${alt}` : ' l’image'}`}
    onClick={({ currentTarget }) => {
      // Focuses the button, as Safari does not on a press: the dialog returns the focus to it on closing.
      currentTarget.focus();
      onZoom(picture);
    }}
    {...button}
  />
);

/** Renders a hotel's gallery. CSS numbers its pictures from II on: the picture at the page's top has the number I. */
export function HotelGallery({ gallery, onZoom }: Pick<Hotel, 'gallery'> & Zoom) {
  if (gallery.length === 0) return null;
  const pictures = gallery.map(toPicture);
  return (
    <div className="mt-12 grid print:hidden [counter-reset:picture_1] [&_.picture-mark]:[counter-increment:picture] [&_.picture-mark]:after:content-[counter(picture,upper-roman)] gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 md:grid-cols-2">
      {pictures.map(({ url, alt, caption }, index) => {
        const isWide = index === 0 || (index === pictures.length - 1 && index % 2 === 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may appear twice.
          <figure key={index} className={isWide ? 'md:col-span-2' : undefined}>
            <ZoomButton
              alt={alt}
              picture={index + 1}
              onZoom={onZoom}
              className="block w-full cursor-zoom-in"
            >
              <Picture
                src={url}
                alt={alt}
                sizes={`(width >= 90rem) ${isWide ? 46.5 : 22.5}rem, (width >= 48rem) ${isWide ? 54 : 26}vw, 100vw`}
                className={isWide ? 'aspect-[4/5] md:aspect-[743/430]' : 'aspect-[4/5]'}
              />
            </ZoomButton>
            <PictureCaption as="figcaption" className="mt-4">
              {caption}
            </PictureCaption>
          </figure>
        );
      })}
    </div>
  );
}

/**
 * Returns a picture: its text is the hotel's or else the photo's; its caption, the photo's or else the hotel's text.
 */
function toPicture({ url, alt: hotelText }: Hotel['gallery'][number]) {
  const photo = parsePhoto(url);
  return { url, alt: hotelText || (photo?.alt ?? ''), caption: photo?.caption ?? hotelText };
}
