import { bookingHost } from '#domain/hotel/booking.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import type { Field } from '#domain/schema/field.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { htmlToText } from '#domain/text/limited-html.ts';

const EMPTY = '(vide)';

/** Names a picture by what it shows or where it is from, never by its address. */
export function pictureText(address: string, alt = ''): string {
  const photo = parsePhoto(address);
  const words = alt || photo?.alt || photo?.caption;
  if (words) return words;
  if (photo || address.startsWith('/media/')) return 'Photographie';
  return address.startsWith('/') ? 'Illustration du site' : `Image de ${bookingHost(address)}`;
}

function printObject(value: object): string {
  // A Timestamp of Firestore inside a journal entry.
  const date: unknown =
    'toDate' in value && typeof value.toDate === 'function' ? value.toDate() : null;
  if (date instanceof Date) return formatDateTime(date.toISOString());
  if ('url' in value)
    return pictureText(String(value.url), 'alt' in value ? String(value.alt) : '');
  const parts = Object.values(value).map((part) => printValue(undefined, part));
  return parts.join(Array.isArray(value) ? ', ' : '\u202f; ');
}

/** Prints a stored or edited value of a field on one line, for the journal, drafts and conflicts. */
export function printValue(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') return printObject(value) || EMPTY;
  const text = String(value);
  if (field?.kind === 'instant') return formatDateTime(text) || text;
  if (field?.kind === 'picture') return pictureText(text);
  const isHtml = field?.kind === 'html' || field?.kind === 'text';
  return (isHtml && htmlToText(text)) || text;
}

const LONGEST = 240;
/** Characters shown before the first difference. */
const LEAD = 60;

/** Prints two values of a field, long texts from shortly before their first difference. */
export function printDifference(
  field: Field | undefined,
  one: unknown,
  other: unknown,
): [string, string] {
  const printed = [printValue(field, one), printValue(field, other)] as const;
  // Where only tags differ, they are shown.
  const [a, b] = printed[0] === printed[1] ? [String(one), String(other)] : printed;
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const isLong = Math.max(a.length, b.length) > LONGEST;
  const start = isLong ? Math.max(0, common - LEAD) : 0;
  const end = start + LONGEST;
  const cut = (text: string) =>
    (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
  return [cut(a), cut(b)];
}
