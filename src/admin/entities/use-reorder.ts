import { useEffect, useRef, useState } from 'react';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { writeDisplayOrders } from '#admin/data/write-display-orders.ts';
import { failureDescription } from '#admin/kit/failure-description.ts';
import { undoAction } from '#admin/ui/undo-action.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { byDisplayOrder } from '#domain/destination/destination-list.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { reorder } from './reorder.ts';

/** Moves a destination to another index of the whole list. */
export type Mover = (id: string, to: number) => void;

type Orders = ReadonlyMap<string, number>;

/** A move that the list may not have yet; `since` is the list when it was written, null before. */
type Step = { orders: Orders; since: readonly Destination[] | null };

/** The key of the notices about the order: a newer move replaces them. */
const ORDER = [`${COLLECTIONS.destinations}/order`];

/** Changes the display order: one move at a time, shown at once, undone from its notice. */
export function useReorder(listed: readonly Destination[]) {
  const [step, setStep] = useState<Step | null>(null);
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  }, [listed]);
  const isWriting = step?.since === null;
  const orders = step && (isWriting || step.since === listed) ? step.orders : null;
  const destinations = byDisplayOrder(
    listed.map((one) => ({ ...one, display_order: orders?.get(one.id) ?? one.display_order })),
  );

  async function write(after: Orders, done: string, before?: Orders): Promise<void> {
    closeToasts(ORDER);
    setStep({ orders: after, since: null });
    try {
      await writeDisplayOrders(after);
    } catch (error) {
      setStep(null);
      toastError('Erreur lors de la sauvegarde', failureDescription(error), undefined, ORDER);
      return;
    }
    // The listener may deliver it later.
    setStep({ orders: after, since: latest.current });
    const undo =
      before &&
      undoAction('Annuler le déplacement', () => void write(before, 'Ordre précédent rétabli'));
    toastSuccess(done, undefined, undo, ORDER);
    await refreshPublicSide();
  }

  const move: Mover = (id, to) => {
    const from = destinations.findIndex((destination) => destination.id === id);
    const name = destinations[from]?.destination_name;
    if (isWriting || name === undefined || to < 0 || to >= destinations.length) return;
    const changes = reorder(destinations, from, to);
    if (changes.length === 0) return;
    const before = new Map(changes.map((change) => [change.id, change.before]));
    const after = new Map(changes.map((change) => [change.id, change.after]));
    void write(after, `${name}\u00a0: position ${to + 1} sur ${destinations.length}`, before);
  };

  return { destinations, move, isWriting };
}
