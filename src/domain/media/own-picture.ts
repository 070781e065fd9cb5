// What visitors load of pictures: reading an address, and naming files. Keep it small.

import {
  type DrawnPhoto,
  drawnPhoto,
  PICTURE_WIDTHS,
  photoPosition,
  photoWidths,
} from './drawn-photo.ts';

/** A picture that this site serves itself, as AVIF and WebP: an illustration or a photograph. */
export type OwnPicture = {
  /** What the addresses of all its files begin with: `/art/hotel-kyoto`, `/media/0123…`. */
  stem: string;
  /** Size in pixels of the original. */
  width: number;
  height: number;
  /** Widths in pixels of its files, smallest first. */
  widths: readonly number[];
  /** Null for an illustration, of which the stylesheet knows focal point and placeholder. */
  photo: DrawnPhoto | null;
};

export type PictureFormat = 'avif' | 'webp';

/** The size in pixels in which all illustrations are drawn. */
export const ART_WIDTH = 1920;
export const ART_HEIGHT = 1280;

const ART = '/art/';
const FILE = /^(\/(?:art|media)\/[a-z0-9-]+)-\d+\.(?:avif|webp)(?:#|$)/;
const USUAL = 1280;

/** What identifies one of the site's own pictures in any size: see `OwnPicture`. Null for others. */
export const pictureStem = (address: string): string | null => FILE.exec(address)?.[1] ?? null;

/** The picture that a photograph is. */
export const photoPicture = (photo: DrawnPhoto): OwnPicture => ({
  stem: `/media/${photo.id}`,
  width: photo.width,
  height: photo.height,
  widths: photoWidths(photo),
  photo,
});

/** The picture that an illustration is, by its name. */
export const artPicture = (name: string): OwnPicture => ({
  stem: `${ART}${name}`,
  width: ART_WIDTH,
  height: ART_HEIGHT,
  widths: PICTURE_WIDTHS,
  photo: null,
});

/** The picture that an address shows; null for another site's, and where the size is not known. */
export function ownPicture(address: string): OwnPicture | null {
  const photo = drawnPhoto(address);
  if (photo) return photoPicture(photo);
  const stem = pictureStem(address);
  return stem?.startsWith(ART) ? artPicture(stem.slice(ART.length)) : null;
}

/** The name of an illustration, null for a photograph. */
export const artName = ({ stem, photo }: OwnPicture): string | null =>
  photo ? null : stem.slice(ART.length);

/** Root-relative URL of one file. */
export const pictureFile = (
  { stem }: Pick<OwnPicture, 'stem'>,
  width: number,
  format: PictureFormat,
): string => `${stem}-${width}.${format}`;

/** `srcset` value with every width, smallest first. */
export const pictureSrcSet = (
  picture: Pick<OwnPicture, 'stem' | 'widths'>,
  format: PictureFormat,
): string =>
  picture.widths.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');

/** The file for what reads no `srcset`: WebP of 1,280 px, or less. */
export const usualFile = (picture: Pick<OwnPicture, 'stem' | 'widths'>): string =>
  pictureFile(picture, Math.max(...picture.widths.filter((width) => width <= USUAL)), 'webp');

/** CSS of a photograph: its focal point, and what is seen until it has loaded. */
export function photoStyle(photo: DrawnPhoto): { objectPosition: string; background: string } {
  const objectPosition = photoPosition(photo);
  const data = photo.placeholder.replaceAll('-', '+').replaceAll('_', '/');
  const blur = data && ` url(data:image/webp;base64,${data}) ${objectPosition} / cover`;
  return { objectPosition, background: `#${photo.colour}${blur}` };
}
