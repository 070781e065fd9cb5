import type { ReactNode } from 'react';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';

type ArticlePlateProps = {
  image: string;
  alt: string;
  /** Covers the picture until it is there. */
  loading?: ReactNode;
};

/** The picture that opens the article: off the right of the page, on a phone off both sides. */
export function ArticlePlate({ image, alt, loading }: ArticlePlateProps) {
  return (
    <div className="page-margins mt-6.5 md:mt-14">
      <div className="bleed-right relative max-md:bleed-left">
        <Picture
          src={image}
          alt={alt}
          sizes="(width >= 48rem) 95vw, 100vw"
          priority
          elementTiming="hero"
          fallbackSrc={DEFAULT_HOTEL_IMAGE}
          className="aspect-[13/10] md:aspect-auto md:h-[min(43vw,38.75rem)]"
        />
        {loading}
      </div>
    </div>
  );
}
