import fc from 'fast-check';
import { LIST_ITEM_MAX, LIST_MAX_ITEMS, URL_MAX } from '#domain/site/limits.ts';
import { textOf, urlOf } from './field-cases.ts';

type Any = fc.Arbitrary<unknown>;

/** What no field of another type may hold. */
const otherTypes = fc.constantFrom<unknown>(null, 5, true, ['a'], { a: 'b' }, '');

/** Lengths of one less and one more than the bound, and the bound. */
const around = (max: number) => fc.constantFrom(max - 1, max, max + 1);

/** Characters that texts are cleaned of, or that look as if they were. */
const characters = fc.constantFrom(
  ...['a', 'é', 'A', '9', ' ', '\n', '\t', '\r', '\u0000', '\u0007', '\u001f', '\u007f', '\u0085'],
  ...[
    '\u00a0',
    '\u2003',
    '\u2028',
    '\u3000',
    '\u200b',
    '\ufeff',
    '-',
    '"',
    '<',
    '’',
    'あ',
    '\u0301',
  ],
);
const short = fc.array(characters, { maxLength: 5 }).map((some) => some.join(''));

/** Texts around a bound, with a few odd characters before, behind and inside. */
const anyString = (max: number) =>
  fc.oneof(
    short,
    around(max).map(textOf),
    fc.tuple(short, around(max), short).map(([start, length, end]) => {
      const middle = Math.max(2, length - start.length - end.length);
      return start + textOf(middle) + end;
    }),
  );

/** A field of one line; `empty` is what it holds instead of nothing. */
export const anyLine = (max: number, empty: string | null = null): Any =>
  fc.oneof({ weight: 8, arbitrary: anyString(max) }, otherTypes, fc.constant(empty));

/** A field of several lines. */
export const anyText = (max: number): Any => anyLine(max);

/** Numbers around two bounds, by steps and by parts of steps. */
export const anyNumber = (min: number, max: number, step: number): Any =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(min, max, 0, 1, 4), fc.constantFrom(-2, -1, 0, 1, 2), fc.boolean())
      .map(([base, steps, isHalf]) => base + steps * (isHalf ? step / 2 : step)),
    fc.constantFrom<unknown>(4.80000001, 0.1 + 0.2, -0, Number.NaN, Number.POSITIVE_INFINITY),
    otherTypes,
  );

export const anyFlag: Any = fc.oneof(fc.boolean(), otherTypes, fc.constant('true'));

export const anyChoice = (options: readonly string[]): Any =>
  fc.oneof(
    fc.constantFrom(...options),
    fc.constantFrom(...options).map((option) => option.toLowerCase()),
    fc.constantFrom(...options).map((option) => `${option} `),
    otherTypes,
  );

const addressParts = fc.constantFrom(
  ...['https://', 'HTTPS://', 'http://', '//', '/art/', '/art/../', 'a', 'été', '.', '.fr', ':'],
  ...['443', '654321', '/', '?a=b', '#c', ' ', '"', "'", '`', '<', '\\', '@', '%20', '\n', '-'],
  ...['.webp', '.AVIF', '.html', '_', 'javascript:', '\u00a0', '\ufeff', '\u0000', '\u200b'],
);
const address = fc.oneof(
  fc.array(addressParts, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(addressParts, { maxLength: 4 }).map((parts) => `https://example.fr${parts.join('')}`),
  fc.array(addressParts, { maxLength: 4 }).map((parts) => `/art/a${parts.join('')}.webp`),
  around(URL_MAX).map(urlOf),
);

/** An optional full https URL, or the address of an image: good for one, the other, or neither. */
export const anyAddress: Any = fc.oneof({ weight: 6, arbitrary: address }, otherTypes);

/** A list of short texts, a few of them odd. */
export const anyList = (empty: [] | null): Any =>
  fc.oneof(
    fc.array(anyLine(LIST_ITEM_MAX), { maxLength: 3 }),
    fc.array(short, { minLength: 1, maxLength: 3 }),
    around(LIST_MAX_ITEMS).map((length) => Array<string>(length).fill('spa')),
    otherTypes,
    fc.constant(empty),
  );

const PLAIN = { noNullPrototype: true };

/** A map of fields, one of which may be missing, or one too many. */
export const anyMap = (fields: Record<string, Any>): Any =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record(fields, PLAIN) },
    fc.record(fields, { ...PLAIN, requiredKeys: [] }),
    fc.record({ ...fields, more: fc.constant('') }, PLAIN),
    fc.constantFrom<unknown>(null, 5, 'a', ''),
  );
