import { doc } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Renumbers destinations, all or none.
 * @throws OfflineError without a network.
 */
export async function writeDisplayOrders(orders: ReadonlyMap<string, number>): Promise<void> {
  await writeTransaction(async (transaction) => {
    for (const [id, display_order] of orders) {
      const record = doc(adminDb, COLLECTIONS.destinations, id);
      transaction.update(record, { display_order, ...writeStamps() });
    }
  });
}
