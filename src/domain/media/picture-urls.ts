import { pictureFile, pictureStem, sitePicture } from './photo.ts';

/** Returns the largest file of a site picture; other URLs unchanged. */
export function largeImage(image: string): string {
  const own = sitePicture(image);
  return own ? pictureFile(own, Math.max(...own.widths), 'webp') : image;
}

/** Returns the cache key of a picture: all sizes and formats of this site's pictures share one. */
export function pictureKey(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return pictureStem(path) ?? path;
}
