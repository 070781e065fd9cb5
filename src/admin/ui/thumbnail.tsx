import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';

type ThumbnailProps = {
  src: string | null;
  /** Shown when there is none or `src` fails, as on the site. */
  fallbackSrc?: string | undefined;
};

/** 84 × 56 px; decorative, as the name is beside it. */
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
