import { bookingHost } from '#domain/hotel/booking.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';

const PHOTO_ADDRESS = /\/media\/[0-9a-f]{24}-\d{1,4}\.(?:avif|webp)(?:#[^\s"'<>]*)?/g;
const EMPTY = '(vide)';
const MAX = 400;

/** What a picture is called: what it shows, or where it is from; never its address. */
export function pictureText(address: string, alt = ''): string {
  const photo = parsePhoto(address);
  const words = alt || photo?.alt || photo?.caption;
  if (words) return words;
  if (photo || address.startsWith('/media/')) return 'Photographie';
  return address.startsWith('/') ? 'Illustration du site' : `Image de ${bookingHost(address)}`;
}

/** A text, with the photographs in it by their names. */
function withNamedPhotos(text: string): string {
  return text.replace(
    PHOTO_ADDRESS,
    (address) => `photographie «\u202f${pictureText(decodeEntities(address))}\u202f»`,
  );
}

/** A Timestamp that a value holds. */
function dateIn(value: object): Date | null {
  if (!('toDate' in value)) return null;
  const date: unknown = typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'object') return withNamedPhotos(String(value));
  const date = dateIn(value);
  if (date) return formatDateTime(date.toISOString());
  const parts = Object.values(value).map(plainText);
  if (parts.length === 0) return EMPTY;
  return parts.join(Array.isArray(value) ? ', ' : '\u202f; ');
}

/** A stored value in one line. */
export function valueText(value: unknown): string {
  const text = plainText(value);
  return text.length > MAX ? `${text.slice(0, MAX - 1)}…` : text;
}

/** A focal point, in words. */
export function focalText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('x' in value && 'y' in value)) return null;
  return `${value.x}\u202f% depuis la gauche, ${value.y}\u202f% depuis le haut`;
}
