import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime, parisClock, parisInstant } from '#domain/text/paris-time.ts';

describe('the clock of Paris', () => {
  it.each([
    ['2026-01-05T08:07:00Z', '2026-01-05T09:07'],
    ['2026-07-05T22:00:00Z', '2026-07-06T00:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
    [null, ''],
    ['hier', ''],
  ])('at %s shows %s', (instant, local) => {
    expect(parisClock(instant)).toBe(local);
  });
});

it.each([
  ['2026-01-05T08:07:00Z', '9\u00a0h\u00a007'],
  ['2026-07-05T22:00:00Z', '0\u00a0h\u00a000'],
  ['hier', ''],
])('the time of %s is « %s »', (instant, time) => {
  expect(formatTime(instant)).toBe(time);
});

describe('an instant in Paris', () => {
  it.each([
    ['winter', '2026-11-25T09:00', '2026-11-25T08:00:00.000Z'],
    ['summer', '2026-07-14T00:15', '2026-07-13T22:15:00.000Z'],
    ['the last minute of winter', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['the first minute of summer', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    [
      'an hour that does not exist is an hour later',
      '2026-03-29T02:30',
      '2026-03-29T01:30:00.000Z',
    ],
    ['an hour that exists twice is the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['the last minute of summer', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['the first minute after it', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s: %s', (_what, local, instant) => {
    expect(parisInstant(local)).toBe(instant);
  });

  it.each(['', 'demain', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-25T24:30', '2026-11-25'])(
    'is null for « %s »',
    (local) => expect(parisInstant(local)).toBeNull(),
  );

  it('is what its clock shows, to the minute, at any time', () => {
    const minutes = fc.integer({
      min: Date.UTC(1990, 0) / 60_000,
      max: Date.UTC(2090, 0) / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const local = parisClock(new Date(minute * 60_000).toISOString());
        expect(parisClock(parisInstant(local))).toBe(local);
      }),
    );
  });
});
