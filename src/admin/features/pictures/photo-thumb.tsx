import { photoPicture, photoStyle, pictureFile } from '#domain/media/own-picture.ts';
import type { Photo } from '#domain/media/photo.ts';
import { classNames } from '#ui/class-names.ts';

type PhotoThumbProps = {
  photo: Photo & { deleted_at?: string | null };
  /** Decorative unless given. */
  alt?: string | undefined;
  className?: string | undefined;
};

/**
 * A photograph of the library in its smallest file, 3:2 around its focal point; only its placeholder
 * when it is deleted, as its files are not served any more.
 */
export function PhotoThumb({ photo, alt = '', className }: PhotoThumbProps) {
  const picture = photoPicture(photo);
  const [smallest = photo.width] = picture.widths;
  const isDeleted = typeof photo.deleted_at === 'string';
  return (
    <img
      src={isDeleted ? undefined : pictureFile(picture, smallest, 'webp')}
      alt={alt}
      loading="lazy"
      style={photoStyle(photo)}
      className={classNames('block aspect-3/2 w-full object-cover', className)}
    />
  );
}
