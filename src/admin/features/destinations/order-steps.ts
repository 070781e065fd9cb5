import type { SavedBefore } from '#admin/data/write-display-orders.ts';
import type { OrderChange } from './reorder.ts';

/** A move of this visit, or the undoing of one. */
export type OrderStep = {
  changes: readonly OrderChange[];
  undoes: boolean;
  /** Null as long as it is not written. */
  savedBefore: SavedBefore | null;
};

type Listed = { id: string; display_order: number; updated_at: string | null };

/** Whether the list has what a step wrote, or something later. */
function isListed(
  { id, updated_at }: Pick<Listed, 'id' | 'updated_at'>,
  { savedBefore }: OrderStep,
): boolean {
  if (savedBefore === null) return false;
  return (updated_at ?? '') > (savedBefore.get(id) ?? '');
}

/**
 * The list as the steps leave it: what is written is shown before the server tells it, what is not
 * yet written as if it were.
 */
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

/** The last move that is not undone yet. */
export function lastMove(steps: readonly OrderStep[]): OrderStep | undefined {
  const moves: OrderStep[] = [];
  for (const step of steps) {
    if (step.undoes) moves.pop();
    else moves.push(step);
  }
  return moves.at(-1);
}

/** What takes a move back. */
export const undoing = ({ changes }: OrderStep): OrderStep => ({
  changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })),
  undoes: true,
  savedBefore: null,
});
