// What visitors load of photographs: what draws them. Keep it small.

/** The part of a photograph (`Photo`) that draws it. */
export type DrawnPhoto = {
  /** 24 hexadecimal digits: the beginning of the SHA-256 of what was uploaded. */
  id: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  /** `8a7f6e`, without #. */
  colour: string;
  /** Base64url of a tiny WebP; may be empty. */
  placeholder: string;
};

/** The widths that pictures are rendered in, in pixels; photographs as far as they are as wide. */
export const PICTURE_WIDTHS = [480, 800, 1280, 1920] as const;
const LARGEST = 1920;

const ADDRESS = /^\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)#/;
const PIXELS = '\\d{1,5}';
const PERCENT = '100|\\d{1,2}';

/** A value in a photograph's address, as it is written there; undefined unless it has the form. */
export const photoValue = (address: string, name: string, form: string): string | undefined =>
  new RegExp(`[#&]${name}=(${form})(?:&|$)`).exec(address)?.[1];

/** What draws the photograph that an address shows; null for any other picture. See `parsePhoto`. */
export function drawnPhoto(address: string): DrawnPhoto | null {
  const id = ADDRESS.exec(address)?.[1];
  const value = (name: string, form: string) => photoValue(address, name, form);
  const width = Number(value('w', PIXELS) ?? 0);
  const height = Number(value('h', PIXELS) ?? 0);
  if (!id || !width || !height) return null;
  return {
    id,
    width,
    height,
    focal: { x: Number(value('x', PERCENT) ?? 50), y: Number(value('y', PERCENT) ?? 50) },
    colour: value('c', '[0-9a-f]{6}') ?? 'c9c1b4',
    placeholder: value('p', '[\\w-]{1,200}') ?? '',
  };
}

/**
 * The widths of a photograph's files, smallest first: never enlarged. One that is notably wider than
 * the last of them, or narrower than the first, has a file of its own width too.
 */
export function photoWidths({ width }: Pick<DrawnPhoto, 'width'>): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  return widest < LARGEST && width > widest * 1.1 ? [...widths, width] : widths;
}

/** CSS `object-position` that keeps the focal point in every crop. */
export const photoPosition = ({ focal }: Pick<DrawnPhoto, 'focal'>): string =>
  `${focal.x}% ${focal.y}%`;
