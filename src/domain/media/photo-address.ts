import { URL_MAX } from '#domain/site/limits.ts';
import { photoPicture, usualFile } from './own-picture.ts';
import type { Photo } from './photo.ts';

/** What an address has to escape: what ends it in HTML or a form, and what separates its values. */
const UNSAFE = /[\s\p{Cc}\p{Cs}%&+#=\\<>"'`]/gu;

const escaped = (text: string): string =>
  text.replace(UNSAFE, (character) =>
    // A lone surrogate has no bytes to escape.
    /\p{Cs}/u.test(character) ? '\uFFFD' : encodeURIComponent(character).replace("'", '%27'),
  );

/**
 * The address of a photograph, the string that records hold (see `Photo`).
 * Letters stay as they are: escaped, three lines of French would not fit.
 * @throws RangeError when its texts do not fit in URL_MAX characters
 */
export function photoAddress(photo: Photo): string {
  const { width, height, focal, colour, placeholder, alt, caption, credit } = photo;
  const values: [string, string | number | null][] = [
    ['w', width],
    ['h', height],
    ['x', focal.x],
    ['y', focal.y],
    ['c', colour],
    ['p', placeholder || null],
    ['a', alt],
    ['k', caption || null],
    ['r', credit || null],
  ];
  const given = values.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${escaped(String(value))}`],
  );
  const address = `${usualFile(photoPicture(photo))}#${given.join('&')}`;
  if (address.length > URL_MAX) throw new RangeError('The texts of this photograph are too long.');
  return address;
}
