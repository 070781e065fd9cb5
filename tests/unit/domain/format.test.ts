import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatLongDate,
  formatLongDateTime,
  formatParisLocalDateTime,
  formatShortDateTime,
  formatTime,
  isIsoDay,
  parseParisLocalDateTime,
} from '#domain/text/dates.ts';
import {
  clampRating,
  formatMaxNightlyBudget,
  formatNightlyPrice,
  formatPriceWithoutSign,
  formatRating,
} from '#domain/text/format.ts';
import { todayIso } from '#domain/text/today.ts';
import {
  formatDay,
  parseDay,
  parseImportedDate,
  parseTimeOfDay,
  unclearDayHint,
} from '#domain/text/typed-date.ts';

const anyInstant = fc.date({
  min: new Date('1990-01-02'),
  max: new Date('2090-12-30'),
  noInvalidDate: true,
});

describe('an instant in Paris time', () => {
  it.each([
    ['2026-03-03T10:00:00Z', '3 mars 2026', '03/03/2026 11:00', '11\u00a0h\u00a000'],
    ['2025-12-31T23:30:00Z', '1er janvier 2026', '01/01/2026 00:30', '0\u00a0h\u00a030'],
    ['2026-08-01T07:05:00.000Z', '1er août 2026', '01/08/2026 09:05', '9\u00a0h\u00a005'],
  ])('the instant %s is written in Paris as %s, %s and %s', (instant, date, dateTime, time) => {
    expect(formatLongDate(instant)).toBe(date);
    expect(formatShortDateTime(instant)).toBe(dateTime);
    expect(formatTime(instant)).toBe(time);
    expect(formatLongDateTime(instant)).toBe(`${date} à ${time}`);
  });

  it.each([null, 'hier', '2026-13-01'])(
    'the invalid instant %s is written as an empty string',
    (instant) => {
      for (const format of [
        formatLongDate,
        formatShortDateTime,
        formatTime,
        formatLongDateTime,
        formatParisLocalDateTime,
      ])
        expect(format(instant)).toBe('');
    },
  );

  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
  ])('the instant %s is %s on the clock of Paris', (instant, local) =>
    expect(formatParisLocalDateTime(instant)).toBe(local),
  );

  it('any instant falls on an existing day in Paris, and its Paris time stays the same when converted to an instant and back', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const local = formatParisLocalDateTime(instant.toISOString());
        expect(todayIso(instant)).toBe(local.slice(0, 10));
        expect(isIsoDay(todayIso(instant))).toBe(true);
        expect(formatParisLocalDateTime(parseParisLocalDateTime(local))).toBe(local);
      }),
    );
  });
});

describe('a time on the clock of Paris', () => {
  it.each([
    ['winter', '2026-11-25T09:00', '2026-11-25T08:00:00.000Z'],
    ['summer', '2026-07-14T00:15', '2026-07-13T22:15:00.000Z'],
    ['the first minute of summer', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['the skipped hour counts as an hour later', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    [
      'the repeated hour counts as the first occurrence',
      '2026-10-25T02:30',
      '2026-10-25T00:30:00.000Z',
    ],
  ])('the Paris time $1 is the instant $2 (%s)', (_what, local, instant) =>
    expect(parseParisLocalDateTime(local)).toBe(instant),
  );

  it.each(['', 'demain', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-25T24:30', '2026-11-25'])(
    'the invalid Paris time « %s » gives null instead of an instant',
    (local) => expect(parseParisLocalDateTime(local)).toBeNull(),
  );
});

describe('days', () => {
  it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])(
    '%s is a valid ISO day',
    (day) => expect(isIsoDay(day)).toBe(true),
  );

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '01/01/2026', '', '+2026-01-01'])(
    '« %s » is not a valid ISO day',
    (day) => expect(isIsoDay(day)).toBe(false),
  );
});

it.each([
  ['2024-03-02 08:11:09', '2024-03-02T07:11:09.000Z'],
  ['2024-08-02T10:00:00.000Z', '2024-08-02T10:00:00.000Z'],
  ['2024-08-02 10:00:00 UTC', '2024-08-02T10:00:00.000Z'],
  ['2024-02-01 10:00:00+00', '2024-02-01T10:00:00.000Z'],
  ['02-11-2026 9:12', '2026-11-02T08:12:00.000Z'],
  ['31/12/2024', '2024-12-30T23:00:00.000Z'],
  ['2024-05-03 14:22:10 -0400', '2024-05-03T18:22:10.000Z'],
  ['2024-05-03 02:22:10 PM', '2024-05-03T12:22:10.000Z'],
  ['2024-05-03 12:10:00 AM', '2024-05-02T22:10:00.000Z'],
  ['3 mai 2024 à 14:22', '2024-05-03T12:22:00.000Z'],
  ['3 mai 2024', '2024-05-02T22:00:00.000Z'],
  ['May 3, 2024', '2024-05-03T00:00:00.000Z'],
  ['Fri, 03 May 2024 14:22:10 GMT', '2024-05-03T14:22:10.000Z'],
  ['03/14/2024', null],
  ['03/05/2024 25:99', null],
  ['Junior 2024', null],
  ['NORMAL', null],
  ['', null],
])('the date « %s » in an imported file is read as %s', (cell, instant) =>
  expect(parseImportedDate(cell)).toBe(instant),
);

describe('a typed day', () => {
  it.each([
    ['12/06/2027', '2027-06-12'],
    ['1/6/27', '2027-06-01'],
    [' 12.06.2027 ', '2027-06-12'],
    ['12 06 2027', '2027-06-12'],
    ['1-6-2027', '2027-06-01'],
    ['2027-06-12', '2027-06-12'],
    ['12062027', '2027-06-12'],
    ['20270612', '2027-06-12'],
    ['120627', '2027-06-12'],
    ['2027/6/1', '2027-06-01'],
    ['1er/06/2027', '2027-06-01'],
    ['1ᵉʳ mars 2027', '2027-03-01'],
    ['12 AOUT 27', '2027-08-12'],
    ['3-févr.-2027', '2027-02-03'],
    ['le samedi 12 juin 2027', '2027-06-12'],
    ['sam. 12/06/2027', '2027-06-12'],
    ['\u200e12/\u200e06/\u200e2027', '2027-06-12'],
    ['12\u00a0juin\u202f2027', '2027-06-12'],
  ])('the typed day « %s » is read as %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it.each([
    '',
    '12/06',
    '31/02/2027',
    '06/13/2027',
    '1/6/127',
    'demain',
    '12 jui 2027',
    '12/06/0027',
    '12/06/2027 ?',
  ])('the typed text « %s » is not read as a day', (typed) => expect(parseDay(typed)).toBeNull());

  it.each([
    ['12/06', 'De quelle année\u202f? Écrivez par exemple 12/06/2027'],
    ['31/12/99', 'De quelle année\u202f? Écrivez par exemple 31/12/2026'],
    ['29 février', 'De quelle année\u202f? Écrivez par exemple 29/02/2028'],
    ['29/02/2027', 'Ce jour n’existe pas en 2027'],
    ['lundi 12 juin 2027', 'Le 12/06/2027 est un samedi'],
    ['12 juin 2027', null],
    ['31/02', null],
    ['demain', null],
  ])(
    'on 28 November 2026, the typed date « %s » gets the hint « %s » (null: none)',
    (typed, question) => expect(unclearDayHint(typed, '2026-11-28')).toBe(question),
  );

  it('a day typed as it is displayed, with or without leading zeros, is read as the same day', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = todayIso(instant);
        expect(formatDay(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
        expect(parseDay(formatDay(day))).toBe(day);
        expect(parseDay(formatDay(day).replaceAll(/\b0/g, ''))).toBe(day);
        expect(parseDay(formatLongDate(`${day}T12:00Z`))).toBe(day);
      }),
    );
  });
});

it.each([
  ['9:30', '09:30'],
  ['09 h 30', '09:30'],
  ['9h', '09:00'],
  ['23.59', '23:59'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['', null],
])('the typed time « %s » is read as %s', (typed, time) =>
  expect(parseTimeOfDay(typed)).toBe(time),
);

it.each([
  [0, '0'],
  [1_234_567, '1\u202F234\u202F567'],
  [99.5, '99,50'],
  [1240.05, '1\u202F240,05'],
  [-5, '0'],
  [Number.NaN, '0'],
])('the price of %d euros is written %s', (euros, text) =>
  expect(formatPriceWithoutSign(euros)).toBe(text),
);

it('the price of a hotel is written « À partir de … /nuit », and the limit of the budget filter « Budget max: … / nuit »', () => {
  expect(formatNightlyPrice(1240)).toBe('À partir de 1\u202F240€/nuit');
  expect(formatMaxNightlyBudget(2000)).toBe('Budget max: 2\u202F000€ / nuit');
});

it.each([
  [4.8, 4.8, '4,8'],
  [-2, 0, '0,0'],
  [9, 5, '5,0'],
  [Number.NaN, 0, '0,0'],
])('the hotel rating %d is clamped to %d and written %s', (rating, clamped, text) => {
  expect(clampRating(rating)).toBe(clamped);
  expect(formatRating(rating)).toBe(text);
});
