import type { Hotel } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Plate } from '#ui/pictures/plate.tsx';
import { romanNumeral } from './roman-numeral.ts';

type GalleryPlateProps = {
  picture: Hotel['gallery'][number];
  index: number;
  /** Over both columns. */
  isWide: boolean;
  onOpen: () => void;
  className?: string | undefined;
};

/** A picture of the house, which a press enlarges. The hero is the first plate, so these begin at the second. */
export function GalleryPlate({ picture, index, isWide, onOpen, className }: GalleryPlateProps) {
  return (
    <Plate numeral={romanNumeral(index + 2)} caption={picture.alt} className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={picture.alt === '' ? 'Agrandir l’image' : `Agrandir\u202f: ${picture.alt}`}
        onClick={(event) => {
          // Safari gives a pressed button no focus, and the dialog returns it to what had it.
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
          fallbackSrc={DEFAULT_HOTEL_IMAGE}
          className={classNames(
            'aspect-[35/43]',
            isWide ? 'md:aspect-[743/430]' : 'md:aspect-[4/5]',
          )}
        />
      </button>
    </Plate>
  );
}
