import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COUNTED_ACTIONS } from '#domain/figures/actions.ts';
import {
  COUNTED_EVENT_MAX_BYTES,
  type CountedEvent,
  CountedEventPayload,
} from '#domain/figures/counted-event.ts';
import {
  DailyCountsShard,
  rankRecordsByCount,
  sumActionCounts,
  sumActionCountsByDay,
} from '#domain/figures/daily-counts.ts';
import { listDaysUntil, shiftDay } from '#domain/text/shift-day.ts';

describe('the body of a beacon', () => {
  const isValid = (body: unknown) => v.safeParse(CountedEventPayload, body).success;

  it('usage statistics accept several actions on a hotel, but on an article only that it was read', () => {
    for (const action of COUNTED_ACTIONS) {
      expect(isValid({ kind: 'hotel', id: 'ryokan-momiji', action })).toBe(action !== 'letter');
      expect(isValid({ kind: 'article', id: 'une-nuit', action })).toBe(action === 'read');
    }
  });

  it.each([
    ['an unknown kind', { kind: 'destination', id: 'japon', action: 'read' }],
    ['an unknown action', { kind: 'hotel', id: 'a', action: 'deleted' }],
    ['a path as id', { kind: 'hotel', id: 'a/b', action: 'read' }],
    ['an id of 129 characters', { kind: 'hotel', id: 'a'.repeat(129), action: 'read' }],
    ['an unknown key', { kind: 'hotel', id: 'a', action: 'read', visitor: 'x' }],
  ])('usage statistics refuse a payload with %s', (_what, body) => {
    expect(isValid(body)).toBe(false);
  });

  it('the payload of a usage event with the longest id stays within the size limit', () => {
    const longest: CountedEvent = { kind: 'hotel', id: 'a'.repeat(128), action: 'followed' };
    expect(JSON.stringify(longest).length).toBeLessThanOrEqual(COUNTED_EVENT_MAX_BYTES);
  });
});

describe('the daily figures', () => {
  it('daily usage counts are 0 when missing or unreadable', () => {
    const hotel = { a: { read: 3, saved: '4', shared: -1, followed: 0.5 }, b: {} };
    const day = v.parse(DailyCountsShard, { day: '2026-11-21', counts: { hotel } });
    expect(
      rankRecordsByCount([day]).map(({ id, counts }) => [id, counts.read, counts.saved]),
    ).toEqual([
      ['a', 3, 0],
      ['b', 0, 0],
    ]);
  });

  it('daily usage counts are added up over all shards, by record and by day', () => {
    const days = listDaysUntil('2026-11-21', 3);
    const count = fc.nat(1000);
    const counts = fc.record({
      read: count,
      letter: count,
      saved: count,
      shared: count,
      followed: count,
    });
    const byId = fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), counts);
    const shard = fc.record({
      day: fc.constantFrom(...days),
      counts: fc.record({ hotel: byId, article: byId }),
    });
    fc.assert(
      fc.property(fc.array(shard), (shards) => {
        const all = shards.flatMap(({ counts: { hotel, article } }) => [
          ...Object.values(hotel),
          ...Object.values(article),
        ]);
        const ranked = rankRecordsByCount(shards);
        expect(sumActionCounts(...ranked.map((one) => one.counts))).toEqual(
          sumActionCounts(...all),
        );
        expect(new Set(ranked.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(ranked.length);
        const reads = sumActionCountsByDay(shards, days, 'read');
        expect(reads.reduce((sum, read) => sum + read, 0)).toBe(sumActionCounts(...all).read);
      }),
    );
  });
});

it('the days of the statistics have no gap at the ends of months and years, or at clock changes', () => {
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(listDaysUntil('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});
