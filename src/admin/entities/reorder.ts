import { DISPLAY_ORDER_MAX } from '#domain/site/limits.ts';

type Ordered = { id: string; display_order: number };

/** A change of a display order. */
type OrderChange = { id: string; before: number; after: number };

/** The list with one item moved to another index. */
export function moved<TItem>(list: readonly TItem[], from: number, to: number): TItem[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/**
 * The display order of each index: the numbers in use, in order. Equal numbers (then sorted by name)
 * are raised to be distinct; if that exceeds the maximum, all are renumbered from 1.
 */
function placeNumbers(numbers: readonly number[]): number[] {
  const rising: number[] = [];
  for (const number of numbers) rising.push(Math.max(number, (rising.at(-1) ?? 0) + 1));
  return (rising.at(-1) ?? 0) <= DISPLAY_ORDER_MAX ? rising : numbers.map((_, index) => index + 1);
}

/**
 * The changes that move a destination to another index of the whole list, sorted by display order.
 * As few as possible: each index keeps its number.
 */
export function reorder(listed: readonly Ordered[], from: number, to: number): OrderChange[] {
  if (from === to) return [];
  const numbers = placeNumbers(listed.map(({ display_order }) => display_order));
  return moved(listed, from, to).flatMap(({ id, display_order: before }, place) => {
    const after = numbers[place] ?? before;
    return after === before ? [] : [{ id, before, after }];
  });
}
