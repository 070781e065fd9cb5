import { useEffect, useRef, useState } from 'react';
import {
  mediumPictureUrl,
  parseHostedPicture,
  pictureInlineStyle,
  pictureSrcSet,
} from '#domain/media/photo.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/brand.ts';
import { classNames } from '#ui/class-names.ts';

type PictureProps = {
  /** Picture to show, as stored in a record: a path of this site's art or photo, an https URL, or null. */
  src: string | null;
  alt: string;
  sizes: string;
  /** True for the picture that opens a page: fetched first and never lazily; hydration waits for it. */
  priority?: boolean | undefined;
  /** Classes of the image, which is 3:2 unless a class says otherwise. */
  className?: string | undefined;
  /** Picture shown if `src` is null or fails to load; null to show nothing instead. */
  fallbackSrc?: string | null | undefined;
};

export function Picture(props: PictureProps) {
  return <PictureChain key={props.src} {...props} />;
}

function PictureChain(props: PictureProps) {
  const { src, alt, sizes, priority = false, className, fallbackSrc = DEFAULT_HOTEL_IMAGE } = props;
  const [failures, setFailures] = useState(0);
  const candidates = new Set([src ?? fallbackSrc, fallbackSrc]);
  const current = [...candidates][failures];
  const element = useRef<HTMLImageElement>(null);

  // The picture of a server-rendered page may have failed to load before React could listen for its error.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailures((n) => n + 1);
  }, []);

  if (!current) {
    if (fallbackSrc === null) return null;
    return (
      <div
        role="img"
        aria-label={alt}
        aria-hidden={alt === ''}
        className={classNames('frame', className)}
      />
    );
  }
  const hosted = parseHostedPicture(current);
  const image = (
    <img
      key={current}
      ref={element}
      // A fallback picture has no alternative text, which describes another picture; base.css hides the caption too.
      alt={current === src ? alt : ''}
      data-stand-in={current === src ? undefined : ''}
      onError={() => setFailures((n) => n + 1)}
      {...(priority && { elementtiming: 'hero' })}
      // The order matters: React sets `srcSet` before `src`, and both before the image joins its <picture>. If `src`
      // were set alone, WebKit would fetch the file in `src` as well.
      {...(priority && hosted && { srcSet: pictureSrcSet(hosted, 'avif'), sizes })}
      src={hosted ? mediumPictureUrl(hosted) : current}
      width={hosted?.width ?? 1920}
      height={hosted?.height ?? 1280}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      {...(hosted ? { style: pictureInlineStyle(hosted) } : { referrerPolicy: 'no-referrer' })}
      className={classNames('frame', className)}
    />
  );
  if (!hosted) return image;
  return (
    <picture key={current}>
      <source type="image/avif" srcSet={pictureSrcSet(hosted, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(hosted, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
