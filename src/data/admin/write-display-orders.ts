import { doc, writeBatch } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { writeStamps } from './write-stamps.ts';

/**
 * Numbers destinations anew, all or none. The live list shows it at once, and takes it back when
 * the server refuses.
 * @throws OfflineError without a network.
 */
export async function writeDisplayOrders(
  orders: readonly { id: string; display_order: number }[],
): Promise<void> {
  requireOnline();
  const batch = writeBatch(adminDb);
  for (const { id, display_order } of orders) {
    const fields = { display_order, ...writeStamps() };
    batch.update(doc(adminDb, COLLECTIONS.destinations, id), fields);
  }
  await batch.commit();
}
