import { DISPLAY_ORDER_MAX } from '#domain/site/limits.ts';

type Ordered = { id: string; display_order: number };

/** A display order that changes. */
export type OrderChange = { id: string; before: number; after: number };

/** The same list with one of its items at another place. */
export function moved<TItem>(list: readonly TItem[], from: number, to: number): TItem[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/**
 * The numbers that the places of a list have: those in use, in their order. Where several are
 * equal, so that their names decided, the later ones are raised; where that ends beyond the
 * largest one, they are counted from 1.
 */
function placeNumbers(numbers: readonly number[]): number[] {
  const rising: number[] = [];
  for (const number of numbers) rising.push(Math.max(number, (rising.at(-1) ?? 0) + 1));
  return (rising.at(-1) ?? 0) <= DISPLAY_ORDER_MAX ? rising : numbers.map((_, index) => index + 1);
}

/**
 * What has to be written for a destination to take another place among all, listed by display
 * order: the fewest numbers, as each place keeps its own.
 */
export function reorder(listed: readonly Ordered[], from: number, to: number): OrderChange[] {
  if (from === to) return [];
  const numbers = placeNumbers(listed.map(({ display_order }) => display_order));
  return moved(listed, from, to).flatMap(({ id, display_order: before }, place) => {
    const after = numbers[place] ?? before;
    return after === before ? [] : [{ id, before, after }];
  });
}
