import { pictureStem } from '#domain/media/photo.ts';

/** What identifies a picture in any size and format: for the site's own the part that all share, else its URL. */
export function imageName(url: string): string {
  // A record may name a host or a port that there cannot be.
  if (!URL.canParse(url, location.href)) return url;
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && pictureStem(pathname)) || url;
}
