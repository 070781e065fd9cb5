import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { Picture } from '#ui/pictures/picture.tsx';

/** A decorative picture of 84 × 56 px beside a name. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <span className="block h-14 w-21 flex-none overflow-hidden bg-sand">
    <Picture
      src={src}
      fallbackSrc={DEFAULT_HOTEL_IMAGE}
      alt=""
      sizes="84px"
      className="size-full object-cover"
    />
  </span>
);
