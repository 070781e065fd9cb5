import { pictureStem } from '#domain/media/own-picture.ts';

/** What identifies a picture in any size and format: for the site's own the part that all share, else its URL. */
export function imageName(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && pictureStem(pathname)) || url;
}
