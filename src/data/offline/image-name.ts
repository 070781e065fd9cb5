import { pictureStem } from '#domain/media/photo.ts';

/** Returns what all sizes and formats of a picture share: the stem of a site picture, else the URL. */
export function imageName(url: string): string {
  // A record may hold a URL with an invalid host or port.
  if (!URL.canParse(url, location.href)) return url;
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && pictureStem(pathname)) || url;
}
