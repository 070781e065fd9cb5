import { extractPictureStem, parseHostedPicture, pictureFileUrl } from './photo.ts';

/** Returns the URL of a picture's largest file; for a picture of another site, its URL unchanged. */
export function largestPictureUrl(image: string): string {
  const picture = parseHostedPicture(image);
  return picture ? pictureFileUrl(picture, Math.max(...picture.widths), 'webp') : image;
}

/** Returns the cache key of a picture: all sizes and formats of a picture of this site have the same key. */
export function pictureCacheKey(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return extractPictureStem(path) ?? path;
}
