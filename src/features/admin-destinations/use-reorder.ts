import { useState } from 'react';
import { refreshPublicSide } from '#data/admin/refresh-public-side.ts';
import { writeDisplayOrders } from '#data/admin/write-display-orders.ts';
import type { Destination } from '#domain/destination.ts';
import { failureDescription } from '#features/admin/failure-description.ts';
import { toastError } from '#ui/toast.ts';
import { type OrderChange, reorder } from './reorder.ts';

/** Takes a destination to another place of the whole list, counted from 0. */
export type Mover = (id: string, to: number) => void;

type Move = { changes: readonly OrderChange[]; message: string };

/**
 * Changes the display order, one batch a move. The moves of this visit can be undone one by one,
 * the last one first.
 */
export function useReorder(listed: readonly Destination[]) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [message, setMessage] = useState('');

  async function write(orders: Parameters<typeof writeDisplayOrders>[0]): Promise<boolean> {
    try {
      await writeDisplayOrders(orders);
    } catch (error) {
      toastError('Erreur lors de la sauvegarde', failureDescription(error));
      return false;
    }
    await refreshPublicSide();
    return true;
  }

  const move: Mover = async (id, to) => {
    const from = listed.findIndex((destination) => destination.id === id);
    const destination = listed[from];
    if (destination === undefined || to < 0 || to >= listed.length) return;
    const changes = reorder(listed, from, to);
    const orders = changes.map(({ id: changed, after }) => ({ id: changed, display_order: after }));
    if (orders.length === 0 || !(await write(orders))) return;
    const done = `${destination.destination_name} : position ${to + 1} sur ${listed.length}`;
    setMoves((earlier) => [...earlier, { changes, message: done }]);
    setMessage(done);
  };

  async function undo(): Promise<void> {
    const last = moves.at(-1);
    if (last === undefined) return;
    const orders = last.changes.map(({ id, before }) => ({ id, display_order: before }));
    if (!(await write(orders))) return;
    setMoves((earlier) => earlier.filter((one) => one !== last));
    setMessage('Ordre précédent rétabli');
  }

  return { move, undo, canUndo: moves.length > 0, message };
}
