import { bookingHost } from '#domain/hotel/booking.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import type { Field } from '#domain/schema/field.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { decodeEntities, htmlToText } from '#domain/text/limited-html.ts';

const EMPTY = '(vide)';
const PHOTO_ADDRESS = /\/media\/[0-9a-f]{24}-\d{1,4}\.(?:avif|webp)(?:#[^\s"'<>]*)?/g;

/** Names a picture by what it shows or where it is from, never by its address. */
export function pictureText(address: string, alt = ''): string {
  const photo = parsePhoto(address);
  const words = alt || photo?.alt || photo?.caption;
  if (words) return words;
  if (photo || address.startsWith('/media/')) return 'Photographie';
  return address.startsWith('/') ? 'Illustration du site' : `Image de ${bookingHost(address)}`;
}

const withNamedPhotos = (text: string) =>
  text.replace(
    PHOTO_ADDRESS,
    (address) => `photographie «\u202f${pictureText(decodeEntities(address))}\u202f»`,
  );

/** Returns the date of a Firestore Timestamp inside a journal entry. */
function dateIn(value: object): Date | null {
  if (!('toDate' in value) || typeof value.toDate !== 'function') return null;
  const date: unknown = value.toDate();
  return date instanceof Date ? date : null;
}

function printObject(value: object): string {
  const date = dateIn(value);
  if (date) return formatDateTime(date.toISOString());
  if (Array.isArray(value)) return value.map((item) => printValue(undefined, item)).join(', ');
  if ('x' in value && 'y' in value)
    return `${value.x}\u202f% depuis la gauche, ${value.y}\u202f% depuis le haut`;
  if ('url' in value)
    return pictureText(String(value.url), 'alt' in value ? String(value.alt) : '');
  return Object.values(value)
    .map((part) => printValue(undefined, part))
    .join('\u202f; ');
}

/** Prints a stored or edited value of a field on one line, for the journal, drafts and conflicts. */
export function printValue(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') return printObject(value) || EMPTY;
  const text = String(value);
  switch (field?.kind) {
    case 'instant':
      return formatDateTime(text) || text;
    case 'picture':
      return pictureText(text);
    default:
      return withNamedPhotos(text);
  }
}

const LONGEST = 240;
/** Characters shown before the first difference. */
const LEAD = 60;

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function cut(text: string, start: number): string {
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`;
}

/**
 * Prints two values of a field: long texts from shortly before their first difference, HTML as plain
 * text unless only its tags differ.
 */
export function printDifference(
  field: Field | undefined,
  one: unknown,
  other: unknown,
): [string, string] {
  const full = [printValue(field, one), printValue(field, other)] as const;
  const plain = [htmlToText(full[0]), htmlToText(full[1])] as const;
  const [a, b] = plain[0] === plain[1] ? full : plain;
  const isLong = Math.max(a.length, b.length) > LONGEST;
  const start = isLong ? Math.max(0, commonStart(a, b) - LEAD) : 0;
  return [cut(a, start), cut(b, start)];
}
