/** Focal points, in percent from the left, of the illustrations whose subject is far from the middle. */
export const ILLUSTRATION_FOCAL_X_PERCENT: Readonly<Record<string, number>> = {
  'article-train-de-nuit': 30,
  'destination-alpes': 36,
  'hotel-cyclades': 60,
  'hotel-hacienda': 66,
  'hotel-himalaya': 68,
  'hotel-ile-maurice': 66,
  'hotel-lac-alpin': 66,
  'hotel-lac-de-come': 36,
};

/**
 * A photo, stored in a record as a URL: `/media/ID-1280.webp#w=2560&h=1920&x=50&y=40&p=UklGR…&a=Une+terrasse`. The file
 * never changes. The fragment (`#…`) may differ in each record, and holds what the page needs before the photo loads.
 */
export type Photo = {
  /** Id of the photo: the first 24 hexadecimal digits of the SHA-256 of the uploaded file. */
  id: string;
  /** Size in pixels of the upright photo, as stored (`w` and `h` in the URL). */
  width: number;
  height: number;
  /** Focal point in percent from the left and the top (`x` and `y` in the URL). */
  focal: { x: number; y: number };
  /** Tiny WebP in base64url, shown while the photo loads (`p` in the URL); may be empty. */
  placeholder: string;
  /** Alternative text (`a` in the URL): empty if the photo is decorative, null if nobody has written one. */
  alt: string | null;
  /** Caption of the photo (`k` in the URL); null without one. */
  caption: string | null;
};

/** A picture that this site serves itself as AVIF and WebP: an illustration or a photo. */
export type HostedPicture = {
  /** Beginning of all URLs of the picture's files: `/art/hotel-kyoto`, `/media/0123…`. */
  stem: string;
  width: number;
  height: number;
  widths: readonly number[];
  photo: Photo | null;
  art: string | null;
};

export type PictureFileFormat = 'avif' | 'webp';

/** Widths in pixels of the files of each picture; a photo gets no file wider than the photo itself. */
export const PICTURE_WIDTHS = [480, 800, 1280, 1920] as const;
export const ILLUSTRATION_WIDTH = 1920;
export const ILLUSTRATION_HEIGHT = 1280;

const ART = '/art/';
const FILE = /^(\/(?:art|media)\/[a-z0-9-]+)-\d+\.(?:avif|webp)(?:#|$)/;
const PHOTO = /^\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)#(.*)/s;
const PIXELS = /^[1-9]\d{0,4}$/;
const PERCENT = /^(?:100|\d{1,2})$/;

/** Matches the photos in a record's JSON: URL, id and, in an article, the alternative text and caption that follow. */
export const PHOTO_IN_JSON_PATTERN =
  /\/media\/([0-9a-f]{24})-[^\s"\\<]*(?:\\+" alt=\\+"([^"\\]*)\\+"[^>]*>(?:<figcaption>([^<]*))?)?/g;

/** Parses a photo's URL; null for other URLs. Malformed optional values get defaults. */
export function parsePhoto(url: string | null): Photo | null {
  const [, id, fragment] = PHOTO.exec(url ?? '') ?? [];
  const values = new URLSearchParams(fragment);
  const value = (name: string, form: RegExp) => form.exec(values.get(name) ?? '')?.[0];
  const width = value('w', PIXELS);
  const height = value('h', PIXELS);
  if (!id || !width || !height) return null;
  return {
    id,
    width: Number(width),
    height: Number(height),
    focal: { x: Number(value('x', PERCENT) ?? 50), y: Number(value('y', PERCENT) ?? 50) },
    placeholder: value('p', /^[\w-]{1,200}$/) ?? '',
    alt: values.get('a'),
    caption: values.get('k') || null,
  };
}

export function photoUrl(photo: Photo): string {
  const { width, height, focal, placeholder, alt, caption } = photo;
  const values = { w: width, h: height, ...focal, p: placeholder || null, a: alt, k: caption };
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) fragment.set(name, String(value));
  }
  return `${mediumPictureUrl(photoToHostedPicture(photo))}#${fragment}`;
}

export const extractPictureStem = (url: string): string | null => FILE.exec(url)?.[1] ?? null;

export const photoToHostedPicture = (photo: Photo): HostedPicture => ({
  stem: `/media/${photo.id}`,
  width: photo.width,
  height: photo.height,
  widths: photoWidths(photo),
  photo,
  art: null,
});

export const illustrationToHostedPicture = (name: string): HostedPicture => ({
  stem: `${ART}${name}`,
  width: ILLUSTRATION_WIDTH,
  height: ILLUSTRATION_HEIGHT,
  widths: PICTURE_WIDTHS,
  photo: null,
  art: name,
});

/** Parses the URL of a picture of this site; null for other URLs, and for a photo without a size. */
export function parseHostedPicture(url: string): HostedPicture | null {
  const photo = parsePhoto(url);
  if (photo) return photoToHostedPicture(photo);
  const stem = extractPictureStem(url);
  return stem?.startsWith(ART) ? illustrationToHostedPicture(stem.slice(ART.length)) : null;
}

/** Returns the widths of a photo's files in pixels. A photo is never enlarged, so the last may be its own width. */
export function photoWidths({ width }: Pick<Photo, 'width'>): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((fileWidth) => fileWidth <= width);
  const widest = widths.at(-1) ?? 0;
  return widest < 1920 && width > widest * 1.1 ? [...widths, width] : widths;
}

export const pictureFileUrl = (
  { stem }: HostedPicture,
  width: number,
  format: PictureFileFormat,
): string => `${stem}-${width}.${format}`;

export const pictureSrcSet = (picture: HostedPicture, format: PictureFileFormat): string =>
  picture.widths.map((width) => `${pictureFileUrl(picture, width, format)} ${width}w`).join(', ');

export const mediumPictureUrl = (picture: HostedPicture): string =>
  pictureFileUrl(picture, Math.max(...picture.widths.filter((width) => width <= 1280)), 'webp');

/** Returns a picture's inline CSS: its focal point, and the placeholder of a photo while it loads. */
export function pictureInlineStyle({ photo, art }: HostedPicture) {
  if (!photo) return { objectPosition: `${ILLUSTRATION_FOCAL_X_PERCENT[art ?? ''] ?? 50}% 58%` };
  const objectPosition = `${photo.focal.x}% ${photo.focal.y}%`;
  const data = photo.placeholder.replaceAll('-', '+').replaceAll('_', '/');
  const image = `url(data:image/webp;base64,${data})`;
  return { objectPosition, background: `var(--color-sand) ${image} ${objectPosition} / cover` };
}
