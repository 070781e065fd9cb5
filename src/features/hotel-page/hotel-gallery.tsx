import type { Hotel } from '#domain/hotel.ts';
import { Picture } from '#ui/picture.tsx';
import { Plate } from '#ui/plate.tsx';
import { romanNumeral } from './roman-numeral.ts';

type HotelGalleryProps = { gallery: Hotel['gallery'] };

/** The house's other pictures. The hero is the first plate, so these begin at the second. */
export function HotelGallery({ gallery }: HotelGalleryProps) {
  return gallery.map(({ url, alt }, index) => (
    <Plate
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may hang twice.
      key={index}
      numeral={romanNumeral(index + 2)}
      caption={alt}
      className="mt-12"
    >
      <Picture
        src={url}
        alt={alt}
        sizes="(width >= 90rem) 46.5rem, (width >= 48rem) 54vw, 100vw"
        className="aspect-[35/43] md:aspect-[743/430]"
      />
    </Plate>
  ));
}
