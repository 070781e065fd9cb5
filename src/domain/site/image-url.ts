import { pictureFile, sitePicture } from '#domain/media/photo.ts';
import { URL_MAX } from './limits.ts';

const HTTPS_URL =
  /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/iu;
const ART_PATH = /^\/art\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|jpg|jpeg|png|svg)$/i;
const PHOTO = /^\/media\/[0-9a-f]{24}-\d{1,4}\.(?:avif|webp)(?:#[^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/u;

/** True for a full https URL without credentials, spaces, quotes, backslashes or control characters. */
export function isHttpsUrl(text: string): boolean {
  return text.length <= URL_MAX && HTTPS_URL.test(text);
}

/**
 * True for what an image field may hold: a full https URL, a path of this site's own art, or the
 * address of a photograph of the library (`Photo`).
 */
export function isImageUrl(text: string): boolean {
  return isHttpsUrl(text) || (text.length <= URL_MAX && (ART_PATH.test(text) || PHOTO.test(text)));
}

/** A picture in its largest size, up to 1,920 px wide, when it is our own; others are left as they are. */
export function largeImage(image: string): string {
  const own = sitePicture(image);
  return own ? pictureFile(own, Math.max(...own.widths), 'webp') : image;
}
