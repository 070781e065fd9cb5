import { normaliseTypedLine } from './clean-text.ts';
import { isIsoDay, parseParisLocalDateTime } from './dates.ts';
import { foldText } from './fold-text.ts';
import { todayIso } from './today.ts';

const MONTHS =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
const YEAR = '(?<year>\\d{4}|\\d\\d)';
const WRITTEN = new RegExp(
  `^(?:le )?(?:(?<weekday>(?:dim|lun|mar|mer|jeu|ven|sam)[a-z]*) )?(?:le )?(?<day>\\d\\d?)(?: ?er)?(?: ?(?<name>[a-z]{3,9}) ?| (?<month>\\d\\d?)(?: |$))${YEAR}?$`,
);
const TOGETHER = new RegExp(`^(?<day>\\d\\d)(?<month>\\d\\d)${YEAR}$`);
const YEAR_FIRST = /^(?<year>\d{4}) ?(?<month>\d\d?) ?(?<day>\d\d?)$/;
const CLOCK = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i;

const twoDigits = (text: string) => text.padStart(2, '0');

/** Returns the index of the month or weekday that begins with a text; -1 for « jui » and one or two letters. */
const indexIn = (words: readonly string[], text: string) =>
  text.length < 3 || text === 'jui' ? -1 : words.findIndex((word) => word.startsWith(text));

/** Completes a year of two digits up to 2049; « 99 » could be 1999 or 2099, and stays unclear. */
const wholeYear = (year: string) => (/^[0-4]\d$/.test(year) ? `20${year}` : year);

function readingOf(groups: Partial<Record<string, string>>) {
  const { weekday = '', day: date = '', name = '', year = '' } = groups;
  const month = groups.month ?? String(indexIn(MONTHS, name) + 1);
  const dayIn = (fullYear: string) => {
    const iso = `${fullYear}-${twoDigits(month)}-${twoDigits(date)}`;
    const isLikely = /^(?:19|2[01])/.test(fullYear);
    return isLikely && isIsoDay(iso) ? iso : null;
  };
  const day = dayIn(wholeYear(year));
  const weekdayOf = day && WEEKDAYS[new Date(day).getUTCDay()];
  const isRight = weekday === '' || WEEKDAYS[indexIn(WEEKDAYS, weekday)] === weekdayOf;
  return { day, dayIn, weekdayOf, isRight, year: wholeYear(year) };
}

/**
 * Returns the ways to read a typed day. `day` is null if it does not exist, or if its year is missing or unclear;
 * `isRight` is false if the weekday in the text is another day's.
 */
function readingsOf(typed: string) {
  const spaced = normaliseTypedLine(typed).replace(/[ .,/_\p{Pd}]+/gu, ' ');
  const text = foldText(spaced.trim()).replace(/\bpremier\b/, '1');
  return [WRITTEN, TOGETHER, YEAR_FIRST].flatMap((format) => {
    const groups = format.exec(text)?.groups;
    return groups ? [readingOf(groups)] : [];
  });
}

/** Parses « 12/06/2027 », « 1.6.27 » or « samedi 12 juin 2027 » as yyyy-MM-dd; null if unclear or no such day. */
export const parseDay = (typed: string): string | null =>
  readingsOf(typed).find(({ day, isRight }) => day && isRight)?.day ?? null;

/** Returns « 12/06/2027 » for yyyy-MM-dd; other texts unchanged. */
export const formatDay = (day: string): string =>
  isIsoDay(day) ? day.split('-').reverse().join('/') : day;

/** Returns a French error on a day whose year or weekday is unclear, or that does not exist; null for other texts. */
export function unclearDayHint(typed: string, today: string = todayIso()): string | null {
  const readings = readingsOf(typed);
  const reading = readings.find(({ day }) => day);
  if (reading?.day)
    return reading.isRight ? null : `Le ${formatDay(reading.day)} est un ${reading.weekdayOf}`;
  // Tries the day and month in nine years, which always include a 29 February.
  const years = Array.from({ length: 9 }, (_, index) => `${Number(today.slice(0, 4)) + index}`);
  const days = readings.flatMap(({ dayIn }) => years.flatMap((year) => dayIn(year) ?? []));
  const typedYear = readings.find(({ year }) => year.length === 4)?.year;
  if (typedYear && days.length > 0) return `Ce jour n’existe pas en ${typedYear}`;
  const next = days.find((day) => day >= today);
  return next ? `De quelle année\u202f? Écrivez par exemple ${formatDay(next)}` : null;
}

/** Parses a time of day, such as « 9:30 », « 9 h 30 » or « 9h », as HH:mm; null if unreadable. */
export function parseTimeOfDay(typed: string): string | null {
  const [, hour, minute = ''] = CLOCK.exec(normaliseTypedLine(typed)) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Matches dates with the month first, as Americans write them: the second number is no month, or the hour has AM or PM. */
const MONTH_FIRST =
  /^\d\d?[/-](?:1[3-9]|2\d|3[01])[/-]\d|^\d\d?[/-]\d\d?[/-]\d{2,4}\b.*\d ?[ap]\.?m\b/i;

/** Puts the day first in a column of imported dates, if one of the dates proves that the month comes first. */
export const reorderMonthFirstColumn = (cells: readonly string[]): string[] =>
  cells.some((cell) => MONTH_FIRST.test(cell))
    ? cells.map((cell) => cell.replace(/^(\d\d?)([/-])(\d\d?)(?=[/-]\d)/, '$3$2$1'))
    : [...cells];

const ZONED = /^\d{4}-.*:\d\d.*(?:Z|UTC|[+-]\d\d(?::?\d\d)?)$/;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*';
const ENGLISH = new RegExp(`\\b(?:\\d\\d? ${MONTH}|${MONTH} \\d\\d?),? (?:.* )?\\d{4}\\b`, 'i');
const TIMED =
  /^(?<typed>.+?)(?:(?:T|,? +(?:[àa] )?)(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))?(?:\.\d+)?(?: ?(?<half>[ap])\.?m\b)?.*)?$/i;

const isoOrNull = (text: string) =>
  Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/**
 * Parses a date in a file exported by another tool; null if unreadable. A date without a time zone is in UTC if its
 * month is in English, else in Paris time.
 */
export function parseImportedDate(cell: string): string | null {
  if (ZONED.test(cell)) {
    const iso = cell
      .replace(/ ?UTC$/, 'Z')
      .replace(/ (?=[+-]\d)/, '')
      .replace(' ', 'T')
      .replace(/([+-]\d\d)$/, '$1:00');
    return isoOrNull(iso);
  }
  // Seconds since 1970.
  if (/^1\d{9}$/.test(cell)) return new Date(Number(cell) * 1000).toISOString();
  if (ENGLISH.test(cell)) return isoOrNull(/GMT|UTC|[+-]\d{4}/.test(cell) ? cell : `${cell} UTC`);
  const {
    typed = '',
    hour = '0',
    minute = '00',
    second = '00',
    half,
  } = TIMED.exec(cell)?.groups ?? {};
  const firstHour = half && /p/i.test(half) ? 12 : 0;
  const hours = half ? firstHour + (Number(hour) % 12) : hour;
  const day = parseDay(typed);
  const instant = day && parseParisLocalDateTime(`${day}T${twoDigits(`${hours}`)}:${minute}`);
  return instant ? instant.replace(':00.000Z', `:${second}.000Z`) : null;
}
