import { photoPicture, photoStyle, pictureFile } from '#domain/media/own-picture.ts';
import type { Photo } from '#domain/media/photo.ts';

const LOOK = 'block aspect-3/2 w-full object-cover';

/**
 * A photograph of the library in its smallest file, 3:2 around its focal point; only its placeholder
 * when it is deleted, as its files are not served any more. Decorative: its words are beside it.
 */
export function PhotoThumb({ photo }: { photo: Photo & { deleted_at?: string | null } }) {
  const picture = photoPicture(photo);
  const [smallest = photo.width] = picture.widths;
  const style = photoStyle(photo);
  if (typeof photo.deleted_at === 'string') return <span style={style} className={LOOK} />;
  const src = pictureFile(picture, smallest, 'webp');
  return <img src={src} alt="" loading="lazy" style={style} className={LOOK} />;
}
