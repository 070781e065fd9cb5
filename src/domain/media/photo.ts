// Visitors load this file with every picture: keep it small.

import { URL_MAX } from '#domain/site/limits.ts';

/**
 * A photograph as a record holds it: in one string, its address,
 *
 *     /media/ID-1280.webp#w=2560&h=1920&x=50&y=40&c=8a7f6e&p=UklGR…&a=Une+terrasse
 *
 * where `/media/ID-1280.webp` is a file that any browser shows, and never changes. The fragment is the
 * record's own, never goes to the network, and holds all that the first paint needs.
 */
export type Photo = {
  /** The first 24 hexadecimal digits of the SHA-256 of the upload. */
  id: string;
  /** w, h: size in pixels of the upright original. */
  width: number;
  height: number;
  /** x, y: percent from the left and the top. */
  focal: { x: number; y: number };
  /** c: leading colour as `8a7f6e`. */
  colour: string;
  /** p: a tiny WebP in base64url; may be empty. */
  placeholder: string;
  /** a: empty when the photograph is decorative, null when nobody has said what it shows. */
  alt: string | null;
  /** k */
  caption: string | null;
  /** r */
  credit: string | null;
};

/** A picture that this site serves itself as AVIF and WebP: art or a photograph. */
export type SitePicture = {
  /** The common start of the addresses of its files: `/art/hotel-kyoto`, `/media/0123…`. */
  stem: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Null for art: the stylesheet has its focal point and placeholder. */
  photo: Photo | null;
};

export type PictureFormat = 'avif' | 'webp';

/** Widths of rendered pictures in pixels; a photograph is never enlarged. */
export const PICTURE_WIDTHS = [480, 800, 1280, 1920] as const;
export const ART_WIDTH = 1920;
export const ART_HEIGHT = 1280;

const ART = '/art/';
const FILE = /^(\/(?:art|media)\/[a-z0-9-]+)-\d+\.(?:avif|webp)(?:#|$)/;
const PHOTO = /^\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)#(.*)/s;
const PIXELS = /^[1-9]\d{0,4}$/;
const PERCENT = /^(?:100|\d{1,2})$/;

/** Reads a photograph's address, else null. Malformed optional values get their defaults. */
export function parsePhoto(address: string): Photo | null {
  const [, id, fragment] = PHOTO.exec(address) ?? [];
  const values = new URLSearchParams(fragment);
  const value = (name: string, form: RegExp) => form.exec(values.get(name) ?? '')?.[0];
  const [width, height] = [value('w', PIXELS), value('h', PIXELS)];
  if (!id || !width || !height) return null;
  return {
    id,
    width: Number(width),
    height: Number(height),
    focal: { x: Number(value('x', PERCENT) ?? 50), y: Number(value('y', PERCENT) ?? 50) },
    colour: value('c', /^[0-9a-f]{6}$/) ?? 'c9c1b4',
    placeholder: value('p', /^[\w-]{1,200}$/) ?? '',
    alt: values.get('a'),
    caption: values.get('k') || null,
    credit: values.get('r') || null,
  };
}

/** @throws RangeError if the texts do not fit in URL_MAX characters */
export function photoAddress(photo: Photo): string {
  const { width, height, focal, colour, placeholder, alt, caption, credit } = photo;
  const values = { w: width, h: height, ...focal, c: colour, p: placeholder || null };
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...values, a: alt, k: caption, r: credit })) {
    if (value !== null) fragment.set(name, String(value));
  }
  const address = `${usualFile(photoPicture(photo))}#${fragment}`;
  if (address.length > URL_MAX) throw new RangeError('The texts of this photograph are too long.');
  return address;
}

export const pictureStem = (address: string): string | null => FILE.exec(address)?.[1] ?? null;

export const photoPicture = (photo: Photo): SitePicture => ({
  stem: `/media/${photo.id}`,
  width: photo.width,
  height: photo.height,
  widths: photoWidths(photo),
  photo,
});

export const artPicture = (name: string): SitePicture => ({
  stem: `${ART}${name}`,
  width: ART_WIDTH,
  height: ART_HEIGHT,
  widths: PICTURE_WIDTHS,
  photo: null,
});

/** Returns the picture that an address shows; null for another site's, or of an unknown size. */
export function sitePicture(address: string): SitePicture | null {
  const photo = parsePhoto(address);
  if (photo) return photoPicture(photo);
  const stem = pictureStem(address);
  return stem?.startsWith(ART) ? artPicture(stem.slice(ART.length)) : null;
}

export const artName = ({ stem, photo }: SitePicture): string | null =>
  photo ? null : stem.slice(ART.length);

/**
 * Returns the widths of a photograph's files, smallest first, never enlarged. A photograph notably wider
 * than the last of PICTURE_WIDTHS that fits, or narrower than the first, has a file of its own width.
 */
export function photoWidths({ width }: Pick<Photo, 'width'>): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((one) => one <= width);
  const widest = widths.at(-1) ?? 0;
  return widest < 1920 && width > widest * 1.1 ? [...widths, width] : widths;
}

export const pictureFile = (
  { stem }: Pick<SitePicture, 'stem'>,
  width: number,
  format: PictureFormat,
): string => `${stem}-${width}.${format}`;

export const pictureSrcSet = (
  picture: Pick<SitePicture, 'stem' | 'widths'>,
  format: PictureFormat,
): string =>
  picture.widths.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');

export const usualFile = (picture: Pick<SitePicture, 'stem' | 'widths'>): string =>
  pictureFile(picture, Math.max(...picture.widths.filter((width) => width <= 1280)), 'webp');

/** Returns the CSS of a photograph: its focal point, and its placeholder until it has loaded. */
export function photoStyle(photo: Photo): { objectPosition: string; background: string } {
  const objectPosition = `${photo.focal.x}% ${photo.focal.y}%`;
  const data = photo.placeholder.replaceAll('-', '+').replaceAll('_', '/');
  const blur = data && ` url(data:image/webp;base64,${data}) ${objectPosition} / cover`;
  return { objectPosition, background: `#${photo.colour}${blur}` };
}

/** Returns the alternative text of a photograph (see `Photo`); null for any other picture. */
export const photoAlt = (address: string | null): string | null =>
  parsePhoto(address ?? '')?.alt ?? null;

export function pictureCaption(address: string): string {
  const photo = parsePhoto(address);
  const caption = photo?.caption ?? '';
  if (!photo?.credit) return caption;
  const ended = caption === '' || /[.!?…]$/.test(caption) ? caption : `${caption}.`;
  return `${ended} Photo\u00A0: ${photo.credit}`.trim();
}
