import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  addCounts,
  addCountsById,
  type Counts,
  NO_COUNTS,
  StoredCountsById,
} from '#domain/figures/counts.ts';
import { daysUntil, shiftDay } from '#domain/figures/days.ts';
import {
  FIGURE_ACTIONS,
  FIGURE_KINDS,
  type Figure,
  figureKey,
  readFigureKey,
} from '#domain/figures/figure.ts';
import { FIGURE_MAX_BYTES, FigurePayload } from '#domain/figures/figure-payload.ts';
import {
  addPeriods,
  FiguresSummary,
  PERIODS,
  readsOfWeek,
  summarise,
} from '#domain/figures/summary.ts';

const counts = (changes: Partial<Counts> = {}): Counts => ({ ...NO_COUNTS, ...changes });
const anyCounts = fc.record({
  read: fc.nat(1000),
  saved: fc.nat(1000),
  shared: fc.nat(1000),
  followed: fc.nat(1000),
});

describe('the body of a beacon', () => {
  const isValid = (body: unknown) => v.safeParse(FigurePayload, body).success;

  it('names a hotel and what was done, or an article that was read', () => {
    for (const action of FIGURE_ACTIONS) {
      expect(isValid({ kind: 'hotel', id: 'ryokan-momiji', action })).toBe(true);
      expect(isValid({ kind: 'article', id: 'une-nuit', action })).toBe(action === 'read');
    }
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another kind', { kind: 'destination', id: 'japon', action: 'read' }],
    ['another action', { kind: 'hotel', id: 'a', action: 'deleted' }],
    ['no id', { kind: 'hotel', action: 'read' }],
    ['an empty id', { kind: 'hotel', id: '', action: 'read' }],
    ['a number as id', { kind: 'hotel', id: 7, action: 'read' }],
    ['a path as id', { kind: 'hotel', id: 'a/b', action: 'read' }],
    ['an id with a dot', { kind: 'hotel', id: 'a.b', action: 'read' }],
    ['an id with a line break', { kind: 'hotel', id: 'a\n', action: 'read' }],
    ['an endless id', { kind: 'hotel', id: 'a'.repeat(129), action: 'read' }],
    ['another key', { kind: 'hotel', id: 'a', action: 'read', visitor: 'x' }],
  ])('is not %s', (_what, body) => {
    expect(isValid(body)).toBe(false);
  });

  it('is short enough to be read with the longest id', () => {
    const longest: Figure = { kind: 'hotel', id: 'a'.repeat(128), action: 'followed' };
    expect(JSON.stringify(longest).length).toBeLessThanOrEqual(FIGURE_MAX_BYTES);
  });
});

describe('the name of a figure’s field', () => {
  it('is read as it was written', () => {
    for (const action of FIGURE_ACTIONS) {
      const figure: Figure = { kind: 'hotel', id: 'ryokan-momiji', action };
      expect(readFigureKey(figureKey(figure))).toEqual(figure);
    }
  });

  it.each(['', 'hotel', 'hotel/a', 'hotel//read', 'page/a/read', 'hotel/a/b', 'hotel/a/read/x'])(
    'is not %j',
    (key) => expect(readFigureKey(key)).toBeNull(),
  );
});

describe('counts', () => {
  it('are added action by action', () => {
    expect(addCounts()).toEqual(NO_COUNTS);
    expect(addCounts(counts({ read: 2, saved: 1 }), counts({ read: 3, followed: 4 }))).toEqual(
      counts({ read: 5, saved: 1, followed: 4 }),
    );
  });

  it('are added record by record, also under names that objects have', () => {
    const sum = addCountsById(
      { a: counts({ read: 1 }), constructor: counts({ read: 1 }) },
      { a: counts({ read: 2 }), b: counts({ shared: 3 }), constructor: counts({ saved: 1 }) },
    );
    expect(sum).toEqual({
      a: counts({ read: 3 }),
      b: counts({ shared: 3 }),
      constructor: counts({ read: 1, saved: 1 }),
    });
  });

  it('are 0 where they are missing or unreadable', () => {
    const stored = { a: { read: 3, saved: '4', shared: -1, followed: 0.5 }, b: {} };
    expect(v.parse(StoredCountsById, stored)).toEqual({ a: counts({ read: 3 }), b: NO_COUNTS });
    expect(v.parse(StoredCountsById, undefined)).toEqual({});
  });
});

describe('days', () => {
  it('go over the ends of months and years, and days on which clocks change', () => {
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysUntil('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });
});

describe('a summary', () => {
  const LAST = '2026-11-21';
  const onDay = (day: string, read: number) => ({ day, counts: { ryokan: counts({ read }) } });

  it('has the readings of each of 30 days, and of each five of 365', () => {
    const first = daysUntil(LAST, 365)[0] ?? '';
    const [record] = summarise(
      [onDay(shiftDay(first, -1), 1000), onDay(first, 7), onDay('2026-10-23', 5), onDay(LAST, 3)],
      LAST,
    );
    expect(record?.month.curve).toEqual([5, ...Array(28).fill(0), 3]);
    expect(record?.year.curve).toHaveLength(73);
    expect([record?.year.curve[0], record?.year.curve.at(-1)]).toEqual([7, 3]);
    expect([record?.month.counts.read, record?.year.counts.read]).toEqual([8, 15]);
  });

  it('counts every figure once, and reads as it was written', () => {
    const days = daysUntil(LAST, 365);
    fc.assert(
      fc.property(fc.array(anyCounts, { maxLength: 365 }), (all) => {
        const found = summarise(
          all.map((ofDay, index) => ({ day: days.at(-1 - index) ?? '', counts: { a: ofDay } })),
          LAST,
        );
        const sum = addCounts(...all);
        for (const { year, month } of found) {
          expect(year.counts).toEqual(sum);
          expect(year.curve.reduce((total, reads) => total + reads, 0)).toBe(sum.read);
          expect(month.counts).toEqual(addCounts(...all.slice(0, 30)));
        }
        const stored = { id: 'hotel-0', kind: FIGURE_KINDS[0], last_day: LAST, records: found };
        expect(v.parse(FiguresSummary, stored)).toEqual(stored);
      }),
    );
  });

  it('tells the readings of the last seven days', () => {
    const [record] = summarise(
      [onDay('2026-11-14', 100), onDay('2026-11-15', 4), onDay(LAST, 3)],
      LAST,
    );
    expect(record && readsOfWeek(record)).toBe(7);
  });

  it('is added up over records', () => {
    const records = summarise(
      [{ day: LAST, counts: { a: counts({ read: 2 }), b: counts({ read: 3, saved: 1 }) } }],
      LAST,
    );
    const total = addPeriods(
      'month',
      records.map(({ month }) => month),
    );
    expect(total.counts).toEqual(counts({ read: 5, saved: 1 }));
    expect(total.curve.at(-1)).toBe(5);
    const short = addPeriods('year', [{ counts: NO_COUNTS, curve: [1] }]);
    expect(short.curve).toEqual([1, ...Array(PERIODS.year.days / PERIODS.year.step - 1).fill(0)]);
  });
});
