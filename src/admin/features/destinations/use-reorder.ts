import { useRef, useState } from 'react';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { writeDisplayOrders } from '#admin/data/write-display-orders.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { byDisplayOrder } from '#domain/destination/destination-list.ts';
import { toastError } from '#ui/toast/toast.ts';
import { lastMove, type OrderStep, reorder, undoing, withSteps } from './reorder.ts';

/** Moves a destination to another index of the whole list. */
export type Mover = (id: string, to: number) => void;

/** The steps of this visit; `latest` is current even before the next render. */
function useSteps() {
  const [steps, show] = useState<readonly OrderStep[]>([]);
  const latest = useRef(steps);
  const change = (update: (steps: readonly OrderStep[]) => readonly OrderStep[]) => {
    latest.current = update(latest.current);
    show(latest.current);
  };
  return { steps, latest, change };
}

/**
 * Changes the display order, one transaction per move. Moves show at once and are written one after
 * the other; when one fails, it and the pending ones are reverted. The moves of this visit can be
 * undone, last first.
 */
export function useReorder(listed: readonly Destination[]) {
  const { steps, latest, change } = useSteps();
  const [message, setMessage] = useState('');
  const queue = useRef(Promise.resolve());
  const failures = useRef(0);
  const withLatest = () => byDisplayOrder(withSteps(listed, latest.current));

  async function write(step: OrderStep, done: string): Promise<void> {
    const orders = step.changes.map(({ id, after }) => ({ id, display_order: after }));
    try {
      const savedBefore = await writeDisplayOrders(orders);
      change((all) => all.map((one) => (one === step ? { ...one, savedBefore } : one)));
      setMessage(done);
    } catch (error) {
      failures.current += 1;
      change((all) => all.filter(({ savedBefore }) => savedBefore !== null));
      toastError('Erreur lors de la sauvegarde', failureDescription(error));
      return;
    }
    await refreshPublicSide();
  }

  function enqueue(step: OrderStep, done: string): void {
    const failuresBefore = failures.current;
    change((earlier) => [...earlier, step]);
    queue.current = queue.current.then(() =>
      // After a failure the order is no longer the one that this step was computed for.
      failures.current === failuresBefore ? write(step, done) : undefined,
    );
  }

  const move: Mover = (id, to) => {
    const destinations = withLatest();
    const from = destinations.findIndex((destination) => destination.id === id);
    const destination = destinations[from];
    if (destination === undefined || to < 0 || to >= destinations.length) return;
    const changes = reorder(destinations, from, to);
    if (changes.length === 0) return;
    const done = `${destination.destination_name}\u00a0: position ${to + 1} sur ${destinations.length}`;
    enqueue({ changes, undoes: false, savedBefore: null }, done);
  };

  function undo(): void {
    const last = lastMove(latest.current);
    if (last) enqueue(undoing(last), 'Ordre précédent rétabli');
  }

  return {
    destinations: byDisplayOrder(withSteps(listed, steps)),
    move,
    undo,
    isWriting: steps.some(({ savedBefore }) => savedBefore === null),
    canUndo: lastMove(steps) !== undefined,
    message,
  };
}
