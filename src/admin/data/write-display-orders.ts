import { doc } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { GoneError } from './gone-error.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/** When each destination was last saved before it got its number, by id. */
export type SavedBefore = ReadonlyMap<string, string | null>;

/**
 * Numbers destinations anew, all or none. In a transaction, which fails without a server: a batch
 * would wait, seem done, and be lost with the tab.
 * @returns when they were saved before: a list that has something later has the new numbers.
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
