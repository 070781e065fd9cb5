import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { signedInState } from '../../e2e/support/admin.ts';
import { database } from '../../e2e/support/firestore.ts';
import { expect } from '../../e2e/support/test.ts';
import { test as base } from './faults.ts';

/** Stores a published hotel that no page has shown and no cache holds. */
export async function plantPublished(): Promise<{ id: string; name: string }> {
  const id = `panne-${crypto.randomUUID().slice(0, 8)}`;
  const name = `Maison ${id}`;
  const wanted = { name, location: 'Nulle part', region: 'Europe', price: 100, published: true };
  const now = Timestamp.now();
  await database()
    .collection(COLLECTIONS.hotels)
    .doc(id)
    .set({ ...v.parse(HotelInputSchema, wanted), created_at: now, updated_at: now });
  return { id, name };
}

/** The `test` of ./faults, with the demo administrator signed in. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  storageState: async ({}, use) => use(await signedInState(DEMO_ADMIN)),
});

/** Returns the actions in the audit log of a record, oldest first. */
async function auditActionsOf(id: string): Promise<unknown[]> {
  const { docs } = await database()
    .collection(COLLECTIONS.auditLog)
    .where('document_id', '==', id)
    .get();
  const at = (entry: (typeof docs)[number]) => Number(entry.get('at').toMillis());
  return docs.toSorted((one, other) => at(one) - at(other)).map((entry) => entry.get('action'));
}

/** Waits until the audit log of a record lists exactly these actions. */
export const expectAuditEntries = (id: string, actions: readonly string[]) =>
  expect.poll(() => auditActionsOf(id)).toEqual(actions);
