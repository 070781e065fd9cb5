import { normaliseTypedLine } from '#domain/text/clean-text.ts';
import type { Coordinates } from './map-projection.ts';

const DECIMAL = '(-?\\d+(?:\\.\\d+)?)';
/** Patterns of coordinates in URLs of maps, the best first: a marked place comes before the centre of the view. */
const LINKS = [
  `!3d${DECIMAL}!4d${DECIMAL}`,
  `[?&#]mlat=${DECIMAL}&mlon=${DECIMAL}`,
  `[?&](?:q|query|ll|coordinate|center|cp|map|to)=(?:loc:|ll\\.)?${DECIMAL}(?:[,~] ?|(?<=\\.\\d+) (?=-?\\d+\\.))${DECIMAL}`,
  `#map=[\\d.]+/${DECIMAL}/${DECIMAL}`,
  `(?:^geo:|/)${DECIMAL}, ?${DECIMAL}`,
  `@${DECIMAL},${DECIMAL}`,
].map((pattern) => new RegExp(pattern, 'i'));
/** In a link to a route, only a named destination is the place meant. */
const ROUTE = /\/dir\/|\/directions|[?&](?:daddr|destination)=/i;
const DESTINATION = new RegExp(
  `(?:/dir//|[?&](?:destination|daddr|to)=(?:ll\\.)?)${DECIMAL}[,~] ?${DECIMAL}`,
  'i',
);
/** Map sites whose links have the longitude first. */
const EAST_FIRST = /\b(?:yandex|mappy)\./i;
const IS_LINK = /^geo:|:\/\/|^[\w.]+\.[a-z]{2,}\//i;

/** Matches degrees, minutes and seconds, with the hemisphere first or last; only the last number may have decimals. */
const ANGLE =
  /^([NSEW]?) ?(-?) ?(\d+(?:[.,]\d+)?)(?:[° ]+(\d+(?:[.,]\d+)?)(?:[' ]+(\d+(?:[.,]\d+)?))?)?[°'" ]*([NSEW]?)$/;
const BETWEEN = [
  / ?(?:;|, |\/|(?<=\.\d+),) ?/,
  /(?<=[NSEW])[ ,;/]*(?=[-\d])/,
  / ?(?!^)(?=[NSEW])/,
  / /,
];

const numberOf = (digits = '0') => Number(digits.replace(',', '.'));

function angleIn(text: string): { value: number; side: string } | null {
  const match = ANGLE.exec(text.trim());
  if (!match) return null;
  const [, before = '', minus, degreesText, minutesText, secondsText, after = ''] = match;
  const degrees = numberOf(degreesText);
  const minutes = numberOf(minutesText);
  const seconds = numberOf(secondsText);
  const isWhole = (!minutesText || degrees % 1 === 0) && (!secondsText || minutes % 1 === 0);
  if ((before && after) || !isWhole || minutes >= 60 || seconds >= 60) return null;
  const side = before + after;
  const size = Number((degrees + minutes / 60 + seconds / 3600).toFixed(6));
  return { value: minus || /[SW]/.test(side) ? -size || 0 : size, side };
}

/** Returns the place for two numbers; swaps them if the letters N, S, E, W or a latitude above 90° show it is needed. */
function placeOf(first: number, second: number, sides = ''): Coordinates | null {
  if (!/^(?:[NS][EW]|[EW][NS])?$/.test(sides)) return null;
  const isSwapped = sides ? /^[EW]/.test(sides) : Math.abs(first) > 90 && Math.abs(second) <= 90;
  return isSwapped ? { lat: second, lng: first } : { lat: first, lng: second };
}

function linkedPlace(encoded: string): Coordinates | null {
  const link = encoded
    .replaceAll('+', ' ')
    .replace(/%(?:C2%)?(20|22|27|2C|B0)/gi, (_, code) => String.fromCharCode(Number(`0x${code}`)));
  const [, angles] = /\/(?:place|search)\/([^/?]*°[^/?]*)/.exec(link) ?? [];
  if (angles !== undefined) return writtenPlace(angles);
  const patterns = ROUTE.test(link) ? [DESTINATION] : LINKS;
  const [, ...decimals] = patterns.flatMap((pattern) => pattern.exec(link) ?? []);
  const [first, second] = decimals.map(Number);
  if (first === undefined || second === undefined) return null;
  return EAST_FIRST.test(link) ? placeOf(second, first) : placeOf(first, second);
}

function writtenPlace(text: string): Coordinates | null {
  const upper = text.toUpperCase().replace(/[ .,;]+$/, '');
  // « lon 2.35 lat 48.85 » has the longitude first.
  const [, east, north] = /\bL(?:ON|NG).*?([-−–\d].*?)[ ,;/]*\bLAT.*?([-−–\d].*)/.exec(upper) ?? [];
  // Does not remove square brackets: some people write the longitude first in them, so a text with brackets stays
  // unreadable.
  const signs = (north ? `${north};${east}` : upper)
    .replace(/\b(?:COORDONN.ES|GPS|LATITUDE|LONGITUDE|LAT|LNG|LONG?)\b(?: ?[.:=])? ?|[()+]/g, '')
    .replace(/\b([NSEWO])(?:ORD|ORTH|UD|OUTH|ST|AST|EST|UEST)\b/g, '$1')
    .replaceAll('O', 'W')
    .replace(/[−–]/g, '-')
    .replace(/[′’‘`]/g, "'")
    .replace(/''|[″”“]/g, '"');
  for (const between of BETWEEN) {
    const [first, second, ...furtherAngles] = signs.split(between).map(angleIn);
    if (!first || !second || furtherAngles.length > 0) continue;
    const place = placeOf(first.value, second.value, first.side + second.side);
    if (place) return place;
  }
  return null;
}

/** Parses typed coordinates in any notation, or a map's link; null if blank, the text itself if unreadable. */
export function parseCoordinates(text: string): Coordinates | string | null {
  // Replaces these signs before `normaliseTypedLine`, whose Unicode normalisation (NFKC) would turn them into letters
  // and marks.
  const typed = normaliseTypedLine(text.replace(/[º˚]/g, '°').replaceAll('´', "'"));
  const place = IS_LINK.test(typed) ? linkedPlace(typed) : writtenPlace(typed);
  return typed === '' ? null : (place ?? text);
}

/** Returns a French hint for a text that parseCoordinates cannot read. */
export const unreadableCoordinatesHint = (text: string): string =>
  IS_LINK.test(text.trim())
    ? 'Ce lien ne contient pas le point\u00a0: ouvrez-y le lieu, puis copiez l’adresse de la page qui s’affiche'
    : 'Écrivez la latitude puis la longitude, par exemple 43.9493, 4.8055';

/** Formats coordinates for an input, the inverse of parseCoordinates. */
export const formatCoordinatesInput = (place: Coordinates | null): string =>
  place ? `${place.lat}, ${place.lng}` : '';
