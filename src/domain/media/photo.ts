import { type DrawnPhoto, drawnPhoto, photoValue } from './drawn-photo.ts';

/**
 * A photograph of the library as records hold it: one string, its address,
 *
 *     /media/ID-1280.webp#w=2560&h=1920&x=50&y=40&c=8a7f6e&p=UklGR…&a=Une terrasse
 *
 * where `/media/ID-1280.webp` is a file that any browser shows. What follows # never goes to the
 * network, and has all that the first paint needs: drawing a photograph reads nothing more.
 *
 * | w, h | size in pixels of the upright original                                      |
 * | x, y | focal point in percent from the left and the top, 50 when absent            |
 * | c    | leading colour, six hexadecimal digits                                      |
 * | p    | placeholder: a WebP of some 12 px in base64url, 200 characters at most      |
 * | a    | alternative text; empty: decorative; absent: nobody has given one yet       |
 * | k, r | caption and credit; absent when there are none                              |
 *
 * `photoAddress` writes it, `parsePhoto` reads it.
 */
export type Photo = DrawnPhoto & {
  /** Empty: the photograph is decorative. Null: nobody has said what it shows. */
  alt: string | null;
  caption: string | null;
  credit: string | null;
};

const TEXT = '[^&]*';

/** A text without its escapes; as it is where they are broken. */
function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The photograph that an address shows; null for any other picture: our own art, another site's, an
 * address that does not tell the size. What else is missing or malformed gets its default.
 */
export function parsePhoto(address: string): Photo | null {
  const drawn = drawnPhoto(address);
  if (!drawn) return null;
  const alt = photoValue(address, 'a', TEXT);
  return {
    ...drawn,
    alt: alt === undefined ? null : decoded(alt),
    caption: decoded(photoValue(address, 'k', TEXT)) || null,
    credit: decoded(photoValue(address, 'r', TEXT)) || null,
  };
}
