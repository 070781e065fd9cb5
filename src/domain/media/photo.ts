// What visitors load of photographs: reading an address, and naming files. Keep it small.

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
  /** Base64url of a tiny WebP; may be empty. See `photoPlaceholder`. */
  placeholder: string;
  /** Empty: the photograph is decorative. Null: nobody has said what it shows. */
  alt: string | null;
  caption: string | null;
  credit: string | null;
};

export type PhotoFormat = 'avif' | 'webp';

/** The widths that a photograph is rendered in, in pixels, as far as it is as wide itself. */
export const PHOTO_WIDTHS = [480, 800, 1280, 1920] as const;
const USUAL = 1280;
const LARGEST = 1920;

const ADDRESS = /^\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)#(.+)$/;

/** The value of a pair; as it is where its escapes are broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const valuesOf = (fragment: string): Map<string, string> =>
  new Map(fragment.split('&').map((pair) => [pair.slice(0, 1), decoded(pair.slice(2))] as const));

const number = (text: string | undefined, max: number, byDefault: number): number =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : byDefault;

/**
 * The photograph that an address shows; null for any other picture: our own art, another site's, an
 * address that does not tell the size. What else is missing or malformed gets its default.
 */
export function parsePhoto(address: string): Photo | null {
  const [, id, fragment = ''] = ADDRESS.exec(address) ?? [];
  const values = valuesOf(fragment);
  const [width, height] = [number(values.get('w'), 99_999, 0), number(values.get('h'), 99_999, 0)];
  if (id === undefined || width === 0 || height === 0) return null;
  const [colour, placeholder] = [values.get('c') ?? '', values.get('p') ?? ''];
  return {
    id,
    width,
    height,
    focal: { x: number(values.get('x'), 100, 50), y: number(values.get('y'), 100, 50) },
    colour: /^[0-9a-f]{6}$/.test(colour) ? colour : 'c9c1b4',
    placeholder: /^[\w-]{1,200}$/.test(placeholder) ? placeholder : '',
    alt: values.get('a') ?? null,
    caption: values.get('k') || null,
    credit: values.get('r') || null,
  };
}

/**
 * The widths of a photograph's files, smallest first: never enlarged. One that is notably wider than
 * the last of them, or narrower than the first, has a file of its own width too.
 */
export function photoWidths({ width }: Pick<Photo, 'width'>): number[] {
  const widths: number[] = PHOTO_WIDTHS.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  return widest < LARGEST && width > widest * 1.1 ? [...widths, width] : widths;
}

/** Root-relative URL of one file of a photograph. */
export const photoFile = ({ id }: Pick<Photo, 'id'>, width: number, format: PhotoFormat): string =>
  `/media/${id}-${width}.${format}`;

/** `srcset` value with every width of a photograph, smallest first. */
export const photoSrcSet = (photo: Pick<Photo, 'id' | 'width'>, format: PhotoFormat): string =>
  photoWidths(photo)
    .map((width) => `${photoFile(photo, width, format)} ${width}w`)
    .join(', ');

/** The file for browsers without `srcset`, mails and feeds: WebP of 1,280 px, or less. */
export const photoUsual = (photo: Pick<Photo, 'id' | 'width'>): string =>
  photoFile(photo, Math.max(...photoWidths(photo).filter((width) => width <= USUAL)), 'webp');

/** The largest WebP of a photograph: for structured data, sitemap and lightbox. */
export const photoLargest = (photo: Pick<Photo, 'id' | 'width'>): string =>
  photoFile(photo, Math.max(...photoWidths(photo)), 'webp');

/**
 * A photograph's JPEG for sharing, 1,200 × 630 px around the focal point. Each focal point has its
 * own; that of a former one leads to the present one.
 */
export const photoShare = ({ id, focal }: Pick<Photo, 'id' | 'focal'>): string =>
  `/media/${id}-partage-${focal.x}x${focal.y}.jpg`;

/** Data URL of the placeholder, which the browser stretches into a blur; null when there is none. */
export const photoPlaceholder = ({ placeholder }: Pick<Photo, 'placeholder'>): string | null =>
  placeholder === ''
    ? null
    : `data:image/webp;base64,${placeholder.replaceAll('-', '+').replaceAll('_', '/')}`;

/** CSS `object-position` that keeps the focal point in every crop. */
export const photoPosition = ({ focal }: Pick<Photo, 'focal'>): string => `${focal.x}% ${focal.y}%`;
