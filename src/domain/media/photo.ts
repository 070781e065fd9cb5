// What visitors load of photographs: reading an address. Keep it small.

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
export type Photo = {
  /** 24 hexadecimal digits: the beginning of the SHA-256 of what was uploaded. */
  id: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  /** `8a7f6e`, without #. */
  colour: string;
  /** Base64url of a tiny WebP; may be empty. */
  placeholder: string;
  /** Empty: the photograph is decorative. Null: nobody has said what it shows. */
  alt: string | null;
  caption: string | null;
  credit: string | null;
};

/** The widths that pictures are rendered in, in pixels; photographs as far as they are as wide. */
export const PICTURE_WIDTHS = [480, 800, 1280, 1920] as const;
const LARGEST = 1920;

const ADDRESS = /^\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)#/;

const PIXELS = '\\d{1,5}';
const PERCENT = '100|\\d{1,2}';
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
  const id = ADDRESS.exec(address)?.[1];
  const value = (name: string, form: string): string | undefined =>
    new RegExp(`[#&]${name}=(${form})(?:&|$)`).exec(address)?.[1];
  const width = Number(value('w', PIXELS) ?? 0);
  const height = Number(value('h', PIXELS) ?? 0);
  if (!id || !width || !height) return null;
  const alt = value('a', TEXT);
  return {
    id,
    width,
    height,
    focal: { x: Number(value('x', PERCENT) ?? 50), y: Number(value('y', PERCENT) ?? 50) },
    colour: value('c', '[0-9a-f]{6}') ?? 'c9c1b4',
    placeholder: value('p', '[\\w-]{1,200}') ?? '',
    alt: alt === undefined ? null : decoded(alt),
    caption: decoded(value('k', TEXT)) || null,
    credit: decoded(value('r', TEXT)) || null,
  };
}

/**
 * The widths of a photograph's files, smallest first: never enlarged. One that is notably wider than
 * the last of them, or narrower than the first, has a file of its own width too.
 */
export function photoWidths({ width }: Pick<Photo, 'width'>): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  return widest < LARGEST && width > widest * 1.1 ? [...widths, width] : widths;
}

/** CSS `object-position` that keeps the focal point in every crop. */
export const photoPosition = ({ focal }: Pick<Photo, 'focal'>): string => `${focal.x}% ${focal.y}%`;
