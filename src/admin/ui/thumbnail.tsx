import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';

type ThumbnailProps = {
  src: string | null;
  /** Shown when `src` is missing or fails, as on the site. */
  fallbackSrc?: string | undefined;
};

/** A decorative picture of 84 × 56 px beside a name. */
export function Thumbnail({ src, fallbackSrc = DEFAULT_HOTEL_IMAGE }: ThumbnailProps) {
  return (
    <span className="block h-14 w-21 flex-none overflow-hidden bg-sand">
      <Picture
        src={src}
        fallbackSrc={fallbackSrc}
        alt=""
        sizes="84px"
        className="size-full object-cover"
      />
    </span>
  );
}
