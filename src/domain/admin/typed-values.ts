const NUMBER = /^([+-]?)(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/;
const MINUS = /[−–]/g;

/** Parses « 1 120,50 » and « 4.9 »; NaN for other text or too many decimals, as in « 1.120 ». */
export function parseTypedNumber(text: string, maxDecimals = Number.POSITIVE_INFINITY): number {
  const match = NUMBER.exec(text.trim().replace(MINUS, '-').replace(/\s/g, ' '));
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  if (whole === '' || decimals.length > maxDecimals) return Number.NaN;
  return Number(`${sign}${whole.replace(/ /g, '')}.${decimals}0`);
}

/** Formats a number for an input, the inverse of parseTypedNumber: 4.9 gives « 4,9 ». */
export const typedNumber = (value: number): string => String(value).replace('.', ',');

// « 45,9 » without a space is one number, not a pair.
const BETWEEN_NUMBERS = /\s*;\s*|,?\s+|(?<=\.\d+),/;

/** Parses « 45.9, 6.12 » or « 45,9 ; 6,12 »; null for blank text, NaN for a number that cannot be read. */
export function parseCoordinates(text: string): { lat: number; lng: number } | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [lat, lng, ...rest] = typed.split(BETWEEN_NUMBERS).map((part) => parseTypedNumber(part));
  if (lat === undefined || lng === undefined || rest.length > 0)
    return { lat: Number.NaN, lng: Number.NaN };
  return { lat, lng };
}

/** Formats coordinates for an input, the inverse of parseCoordinates. */
export const typedCoordinates = (place: { lat: number; lng: number } | null): string =>
  place ? `${place.lat}, ${place.lng}` : '';

const BETWEEN_TAGS = /[,;\r\n]/;

/** Splits text at commas, semicolons and line breaks; trims entries and drops empty entries. */
export function parseTagList(text: string): string[] {
  return text
    .split(BETWEEN_TAGS)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Formats a list of tags for an input, the inverse of parseTagList. */
export const formatTagList = (tags: readonly string[] | null): string => (tags ?? []).join(', ');
