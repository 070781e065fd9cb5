import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  startOfDay,
} from '#domain/text/dates.ts';
import { isIsoDay, isPastDate, todayIso } from '#domain/text/days.ts';

const anyInstant = fc.date({
  min: new Date('1000-01-02'),
  max: new Date('9999-12-30'),
  noInvalidDate: true,
});

describe('formatDate', () => {
  it.each([
    ['2026-03-03T10:00:00Z', '3 mars 2026'],
    ['2026-08-01', '1 août 2026'],
    ['2025-12-31T23:30:00Z', '1 janvier 2026'],
    ['2026-06-30T22:30:00.000Z', '1 juillet 2026'],
  ])('writes %s in Paris as %s', (instant, text) => {
    expect(formatDate(instant)).toBe(text);
  });

  it('agrees with Intl for every month', () => {
    const intl = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 15));
      expect(formatDate(day.toISOString())).toBe(`15 ${intl.format(day)} 2026`);
    }
  });

  it('is empty for an invalid date', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDateTime(null)).toBe('');
    expect(formatMoment(null)).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!Number.isNaN(Date.parse(text))) return;
        expect(formatDate(text)).toBe('');
        expect(formatDateTime(text)).toBe('');
      }),
    );
  });
});

describe('formatMoment', () => {
  it.each([
    ['2026-01-05T08:07:00Z', '5 janvier 2026 à 9\u00a0h\u00a007'],
    ['2026-07-05T22:00:00Z', '6 juillet 2026 à 0\u00a0h\u00a000'],
  ])('writes %s in Paris as %s', (instant, text) => {
    expect(formatMoment(instant)).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-12T09:00:00Z', '12\u00a0novembre'],
    ['2026-10-31T23:30:00Z', '1er\u00a0novembre'],
    ['2025-11-12T09:00:00Z', '12\u00a0novembre 2025'],
  ])('%s: %s', (instant, text) =>
    expect(formatDay(new Date(instant), new Date('2026-11-22T09:00:00Z'))).toBe(text),
  );
});

describe('formatDateTime', () => {
  it.each([
    ['2026-01-05T08:07:00Z', '05/01/2026 09:07'],
    ['2026-07-05T22:00:00Z', '06/07/2026 00:00'],
  ])('writes %s in Paris as %s', (instant, text) => {
    expect(formatDateTime(instant)).toBe(text);
  });

  it('has its format and the day of todayIso at any time', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const text = formatDateTime(instant.toISOString());
        expect(text).toMatch(/^\d{2}\/\d{2}\/\d{4} ([01]\d|2[0-3]):[0-5]\d$/);
        const [day, month, year] = text.slice(0, 10).split('/');
        expect(todayIso(instant)).toBe(`${year}-${month}-${day}`);
      }),
    );
  });
});

describe('days', () => {
  it('of today are those of Paris', () => {
    expect(todayIso(new Date('2026-10-24T22:30:00Z'))).toBe('2026-10-25');
    expect(() => todayIso(new Date(Number.NaN))).toThrow(RangeError);
  });

  it.each([
    ['2026-11-16', '2026-11-15T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s begins at midnight in Paris', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant);
    expect(startOfDay('jamais').getTime()).toBeNaN();
  });

  it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s exists', (day) => {
    expect(isIsoDay(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '01/01/2026', '', '+2026-01-01'])(
    '« %s » does not exist',
    (day) => {
      expect(isIsoDay(day)).toBe(false);
    },
  );

  it('exist when they come from a date, and never throw', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(isIsoDay(todayIso(instant))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(99), fc.nat(99), (year, month, day) => {
        const two = (count: number) => String(count).padStart(2, '0');
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        expect(isIsoDay(text)).toBe(!Number.isNaN(Date.parse(text)) && isSameDay(text));
      }),
    );
  });

  it('are past before today only', () => {
    expect(isPastDate('2026-11-19', '2026-11-20')).toBe(true);
    expect(isPastDate('2026-11-20', '2026-11-20')).toBe(false);
    expect(isPastDate('2026-11-21', '2026-11-20')).toBe(false);
  });
});

/** False when Date would roll the day over, like 30 February. */
function isSameDay(text: string): boolean {
  return new Date(text).toISOString().startsWith(text);
}
