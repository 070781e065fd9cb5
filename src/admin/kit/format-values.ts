import { parsePhoto } from '#domain/media/photo.ts';
import { type FieldMetadata, optionLabel } from '#domain/schema/field.ts';
import { isTimestamp } from '#domain/schema/timestamp.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { htmlToText } from '#domain/text/limited-html.ts';

const EMPTY = '(vide)';

function pictureText(url: string, alt = ''): string {
  const photo = parsePhoto(url);
  return alt || photo?.alt || photo?.caption || (photo ? 'Photographie' : url);
}

function printObject(value: object): string {
  if (isTimestamp(value)) return formatShortDateTime(value.toDate().toISOString());
  if ('url' in value)
    return pictureText(String(value.url), 'alt' in value ? String(value.alt) : '');
  const parts = Object.values(value).map((part) => formatFieldValue(undefined, part));
  return parts.join(Array.isArray(value) ? ', ' : '\u202f; ');
}

export function formatFieldValue(field: FieldMetadata | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return EMPTY;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') return printObject(value) || EMPTY;
  const text = String(value);
  if (field?.kind === 'instant') return formatShortDateTime(text) || text;
  if (field?.kind === 'picture') return pictureText(text);
  if (field?.kind === 'choice') return optionLabel(field.options, text);
  const isHtml = field?.kind === 'html' || field?.kind === 'text';
  return (isHtml && htmlToText(text)) || text;
}

/** Formats two values of a field without shortening them, so that an administrator can copy a former value. */
export const formatFieldValuesInFull = (
  field: FieldMetadata | undefined,
  ...values: [unknown, unknown]
) => values.map((value) => (typeof value === 'string' && value) || formatFieldValue(field, value));

const LONGEST = 240;
const LEAD = 60;

export function formatFieldValuesForComparison(
  field: FieldMetadata | undefined,
  value: unknown,
  otherValue: unknown,
) {
  const printed = [formatFieldValue(field, value), formatFieldValue(field, otherValue)];
  // If both values read alike, for example because only their HTML tags differ, shows both as stored.
  const isAlike = printed[0] === printed[1] && printed[0] !== EMPTY;
  const texts = isAlike ? [String(value), String(otherValue)] : printed;
  const [a = '', b = ''] = texts;
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const isLong = Math.max(a.length, b.length) > LONGEST;
  const start = isLong ? Math.max(0, common - LEAD) : 0;
  const cut = (text: string) => text.slice(start, start + LONGEST);
  return texts.map((text) => (start > 0 ? `…${cut(text)}` : cut(text)));
}
