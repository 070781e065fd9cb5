import type { SavedBefore } from '#admin/data/write-display-orders.ts';
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

/** A move of this visit, or its undo. */
export type OrderStep = {
  changes: readonly OrderChange[];
  undoes: boolean;
  /** When each record had been saved before this write (ISO); null until it is written. */
  savedBefore: SavedBefore | null;
};

type Listed = { id: string; display_order: number; updated_at: string | null };

/** Whether the list already shows what a step wrote, or something newer. */
function isListed({ id, updated_at }: Listed, { savedBefore }: OrderStep): boolean {
  if (savedBefore === null) return false;
  return (updated_at ?? '') > (savedBefore.get(id) ?? '');
}

/** The list with the steps applied optimistically, until the listener delivers them. */
export function withSteps<TListed extends Listed>(
  listed: readonly TListed[],
  steps: readonly OrderStep[],
): TListed[] {
  return listed.map((item) => {
    let { display_order } = item;
    for (const step of steps) {
      const change = step.changes.find(({ id }) => id === item.id);
      if (change && !isListed(item, step)) display_order = change.after;
    }
    return display_order === item.display_order ? item : { ...item, display_order };
  });
}

/** The last move that is not undone. */
export function lastMove(steps: readonly OrderStep[]): OrderStep | undefined {
  const moves: OrderStep[] = [];
  for (const step of steps) {
    if (step.undoes) moves.pop();
    else moves.push(step);
  }
  return moves.at(-1);
}

/** The undo of a move. */
export const undoing = ({ changes }: OrderStep): OrderStep => ({
  changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })),
  undoes: true,
  savedBefore: null,
});
