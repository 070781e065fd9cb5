import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, reorder } from '#admin/entities/reorder.ts';
import { byDisplayOrder } from '#domain/destination/destination-list.ts';
import { DISPLAY_ORDER_MAX } from '#domain/site/limits.ts';

type Item = { id: string; destination_name: string; active: boolean; display_order: number };

const items = (numbers: readonly number[]): Item[] =>
  byDisplayOrder(
    numbers.map((display_order, index) => ({
      id: `d${index}`,
      destination_name: `D${String(index).padStart(4, '0')}`,
      active: true,
      display_order,
    })),
  );

const ids = (list: readonly Item[]) => list.map(({ id }) => id);

/** The list as read again after the changes are written. */
function written(list: readonly Item[], changes: ReturnType<typeof reorder>): Item[] {
  const after = new Map(changes.map((change) => [change.id, change.after]));
  return byDisplayOrder(
    list.map((item) => ({ ...item, display_order: after.get(item.id) ?? item.display_order })),
  );
}

const number = fc.integer({ min: 1, max: DISPLAY_ORDER_MAX });
const place = fc.nat({ max: 11 });
const listWithMove = (numbers: fc.Arbitrary<number[]>) =>
  fc.tuple(numbers, place, place).map(([list, from, to]) => ({
    list: items(list),
    from: from % list.length,
    to: to % list.length,
  }));
const anyList = fc.array(number, { minLength: 1, maxLength: 12 });
const distinctList = fc.uniqueArray(number, { minLength: 1, maxLength: 12 });

describe('reorder', () => {
  it('swaps two neighbours with two changes', () => {
    expect(reorder(items([1, 2, 3]), 0, 1)).toEqual([
      { id: 'd1', before: 2, after: 1 },
      { id: 'd0', before: 1, after: 2 },
    ]);
  });

  it('makes equal numbers distinct, in the order of names', () => {
    expect(reorder(items([1, 1, 1]), 2, 0)).toEqual([
      { id: 'd0', before: 1, after: 2 },
      { id: 'd1', before: 1, after: 3 },
    ]);
  });

  it('renumbers from 1 when the maximum would be exceeded', () => {
    const list = items([998, DISPLAY_ORDER_MAX, DISPLAY_ORDER_MAX]);
    expect(written(list, reorder(list, 0, 2)).map((item) => item.display_order)).toEqual([1, 2, 3]);
  });

  it('results in the wanted order, whatever the numbers', () => {
    fc.assert(
      fc.property(listWithMove(anyList), ({ list, from, to }) => {
        const after = written(list, reorder(list, from, to));
        expect(ids(after)).toEqual(ids(moved(list, from, to)));
        for (const { display_order } of after) {
          expect(display_order).toBeGreaterThanOrEqual(1);
          expect(display_order).toBeLessThanOrEqual(DISPLAY_ORDER_MAX);
        }
      }),
    );
  });

  it('keeps distinct numbers, and changes none outside of the move', () => {
    fc.assert(
      fc.property(listWithMove(distinctList), ({ list, from, to }) => {
        const changes = reorder(list, from, to);
        const numbers = (some: readonly Item[]) => some.map((item) => item.display_order);
        expect(numbers(written(list, changes))).toEqual(numbers(list));
        expect(changes.length).toBe(from === to ? 0 : Math.abs(from - to) + 1);
      }),
    );
  });

  it('is undone by the former numbers', () => {
    fc.assert(
      fc.property(listWithMove(anyList), ({ list, from, to }) => {
        const changes = reorder(list, from, to);
        const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
        expect(written(written(list, changes), back)).toEqual(list);
      }),
    );
  });
});
