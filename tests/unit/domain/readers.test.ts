import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { BLOG_POST_FIELDS } from '#domain/blog/blog-post.ts';
import { DESTINATION_FIELDS } from '#domain/destination/destination.ts';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import { parseHotelFilter } from '#domain/hotel/hotel-filter.ts';
import { SUBSCRIPTION_FIELDS } from '#domain/newsletter/newsletter-subscription.ts';
import { VisitorEmail } from '#domain/requests/visitor-fields.ts';
import { fromFormValue, toFormValue } from '#domain/schema/typed-fields.ts';
import { normaliseHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';
import { removeNeedlessNoBreakSpaces } from '#domain/text/clean-spaces.ts';
import { isIsoDay } from '#domain/text/dates.ts';
import { foldToSpacedWords, isSlug, slugify } from '#domain/text/fold-text.ts';
import { applyFrenchTypography } from '#domain/text/french-typography.ts';
import { formatDay, parseDay, parseImportedDate, parseTimeOfDay } from '#domain/text/typed-date.ts';
import { roughText } from './any-text.ts';

/** What is typed for the values of a kind, a reader, the form's check, and the text that the form shows for a value. */
type Reader<TValue> = {
  pieces: string;
  read: (text: string) => TValue | null;
  isAccepted?: (value: TValue) => boolean;
  write?: (value: TValue) => string;
};

/** Makes a test of one reader; null means that the text is refused. */
const reader =
  <TValue>({ pieces, read, isAccepted = () => true, write = String }: Reader<TValue>) =>
  () =>
    fc.assert(
      fc.property(roughText(...pieces.split('|')), (text) => {
        const value = read(text);
        if (value === null) return;
        expect(isAccepted(value)).toBe(true);
        expect(read(write(value))).toEqual(value);
      }),
    );

/** Makes a test of a field of a form: what it stores, it shows and stores again. */
const field = (pieces: string, schema: v.GenericSchema) =>
  reader({
    pieces,
    read: (text) => {
      const { success, output } = v.safeParse(schema, fromFormValue(schema, text));
      return success ? { output } : null;
    },
    isAccepted: ({ output }) => v.is(schema, output),
    write: ({ output }) => String(toFormValue(schema, output) ?? ''),
  });

const LINE = "Hôtel|L’Île|d'Or|\u00AD|\u200B|🏝|\u200D|️|«|»|!|:|1|000|Mme|e\u0301|ﬁ";
const DATE =
  '12|06|2027|27|1|er|juin|févr|.|/|-|le|samedi|T|:|00|Z|+02|UTC|2024-03-02|08:11:09|h|30';
const URL =
  'https://|http://|a.fr|/b|?q=|#c|%|%27|%20|mailto:|tel:|+33|(0)|@|&url=|"|<img src=|>|&amp;|..';

it.each([
  ['day', reader({ pieces: DATE, read: parseDay, isAccepted: isIsoDay, write: formatDay })],
  ['time', reader({ pieces: '9|23|59|h|:|.|0', read: parseTimeOfDay })],
  [
    'date of a file',
    reader({
      pieces: DATE,
      read: parseImportedDate,
      isAccepted: (instant) => v.is(SUBSCRIPTION_FIELDS.consent_at, instant),
    }),
  ],
  ['price', field('1|20|250|.|,|€|EUR|-|à|dès|/nuit|’|000|−|%', HOTEL_FIELDS.price)],
  [
    'place',
    field(
      '43|4|.9|°|′|"|N|S|E|O|Ouest|lat|:|,|;|-|/|@|geo:|https://|!3d|!4d',
      HOTEL_FIELDS.coordinates,
    ),
  ],
  ['list', field('Spa|,|;|(|)|[|]|•|-|1,5|km|\n', HOTEL_FIELDS.amenities)],
  ['line', field(LINE, HOTEL_FIELDS.name)],
  ['text of several lines', field(`${LINE}|\r\n|\n\n|\t`, HOTEL_FIELDS.description)],
  ['slug', field(LINE, DESTINATION_FIELDS.destination_slug)],
  ['picture', field(URL, DESTINATION_FIELDS.banner_image)],
  ['web address', field(URL, HOTEL_FIELDS.booking_url)],
  ['email address', field('jean|.|@|a.fr|+b|é|<|>|"|mailto:|,|-', VisitorEmail)],
  [
    'proposed slug',
    reader({ pieces: LINE, read: (text) => slugify(text) || null, isAccepted: isSlug }),
  ],
  ['link', reader({ pieces: URL, read: normaliseLinkUrl })],
  ['link to a picture', reader({ pieces: URL, read: normaliseHttpsOrSiteUrl })],
  ['search', reader({ pieces: LINE, read: foldToSpacedWords })],
  ['search in a URL', reader({ pieces: LINE, read: (q) => parseHotelFilter({ q }).q ?? null })],
  ['pasted text', reader({ pieces: LINE, read: removeNeedlessNoBreakSpaces })],
  ['French text', reader({ pieces: `${LINE}|"|""|" |'|?|;|...|(`, read: applyFrenchTypography })],
  ['article', field(`${LINE}|<p>|</p>|&nbsp;`, BLOG_POST_FIELDS.content)],
])(
  'a typed %s is parsed into a value that its form accepts, and that is parsed into itself',
  (_, test) => test(),
);
