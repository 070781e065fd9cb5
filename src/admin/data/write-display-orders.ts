import { doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './admin-error.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/** The `updated_at` of each destination before it was renumbered, by id. */
export type SavedBefore = ReadonlyMap<string, string | null>;

/**
 * Renumbers destinations, all or none.
 * @returns their former `updated_at`: a live list with later ones has the new numbers.
 * @throws GoneError when one has been deleted meanwhile.
 * @throws OfflineError without a network.
 */
export async function writeDisplayOrders(
  orders: readonly { id: string; display_order: number }[],
): Promise<SavedBefore> {
  return writeTransaction(async (transaction) => {
    const records = orders.map(({ id }) => doc(adminDb, COLLECTIONS.destinations, id));
    const stored = await Promise.all(records.map((record) => transaction.get(record)));
    if (stored.some((one) => !one.exists())) throw new GoneError('No such destination.');
    const before = new Map<string, string | null>();
    for (const [index, record] of records.entries()) {
      const { updated_at } = plainDocument(record.id, stored[index]?.data() ?? {});
      before.set(record.id, typeof updated_at === 'string' ? updated_at : null);
      const display_order = orders[index]?.display_order;
      transaction.update(record, { display_order, ...writeStamps() });
    }
    return before;
  });
}
