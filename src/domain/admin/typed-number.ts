const NUMBER = /^([+-]?)(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/;
const MINUS = /[−–]/g;

/**
 * A number as French people type it: « 4,9 », « 1 120 », « 1 120,50 », also « 4.9 ». NaN for what
 * is none, and for what has more decimals than asked for: « 1.120 » may be meant either way.
 */
export function parseTypedNumber(text: string, maxDecimals = Number.POSITIVE_INFINITY): number {
  const match = NUMBER.exec(text.trim().replace(MINUS, '-').replace(/\s/g, ' '));
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  if (whole === '' || decimals.length > maxDecimals) return Number.NaN;
  return Number(`${sign}${whole.replace(/ /g, '')}.${decimals}0`);
}

/** A number as parseTypedNumber reads it: 4.9 gives « 4,9 ». */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',');
}

const SEPARATORS = [/\s*;\s*/, /,\s+/, /\s+/, /,/];

/**
 * A place on the map as it is typed or copied from one: « 45.9, 6.12 » or « 45,9 ; 6,12 ». Null
 * when there is none; NaN where a number is missing or is none.
 */
export function parseCoordinates(text: string): { lat: number; lng: number } | null {
  const typed = text.trim();
  if (typed === '') return null;
  for (const separator of SEPARATORS) {
    const [lat, lng, ...rest] = typed.split(separator).map((part) => parseTypedNumber(part));
    if (lat !== undefined && lng !== undefined && rest.length === 0) {
      if (!Number.isNaN(lat) && !Number.isNaN(lng)) return { lat, lng };
    }
  }
  return { lat: Number.NaN, lng: Number.NaN };
}

/** A place as parseCoordinates reads it. */
export function typedCoordinates(place: { lat: number; lng: number } | null): string {
  return place ? `${place.lat}, ${place.lng}` : '';
}
