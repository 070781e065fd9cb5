import { type RecordChange, updateRecords } from '#admin/data/change.ts';
import { failureDescription } from '#admin/data/errors.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { undoAction } from '#admin/ui/undo-action.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { byDisplayOrder } from '#domain/destination/destination-list.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { reorder } from './reorder.ts';

/** The key of the notices about the order, which replace each other. */
const ORDER = [`${ENTITIES.destinations.collection}/order`];

type Orders = readonly RecordChange[];

const numbered = (id: string, display_order: number) => ({ id, fields: { display_order } });

async function write(after: Orders, done: string, before?: Orders): Promise<void> {
  try {
    await updateRecords(ENTITIES.destinations, after);
  } catch (error) {
    return toastError('Erreur lors de la sauvegarde', failureDescription(error), undefined, ORDER);
  }
  const revert = before && (() => void write(before, 'Ordre précédent rétabli'));
  const undo = revert && undoAction('Annuler le déplacement', revert);
  toastSuccess(done, undefined, undo, ORDER);
  await refreshPublicSide();
}

/** Moves a destination one place up (-1) or down (1), undone from its notice. */
export async function moveDestination(
  all: readonly Destination[],
  { id, destination_name }: Destination,
  step: 1 | -1,
): Promise<void> {
  const listed = byDisplayOrder(all);
  const from = listed.findIndex((destination) => destination.id === id);
  const changes = reorder(listed, from, from + step);
  const after = changes.map((change) => numbered(change.id, change.after));
  const before = changes.map((change) => numbered(change.id, change.before));
  const place = `${destination_name}\u00a0: position ${from + step + 1} sur ${listed.length}`;
  await write(after, place, before);
}
