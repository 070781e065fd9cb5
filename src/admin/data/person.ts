import { doc, serverTimestamp } from 'firebase/firestore';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { plainDocument } from '#data/read-documents.ts';
import type { PersonalData } from '#domain/admin/personal-data.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { adminDb, readDb } from './admin-db.ts';
import { requireOnline, withDeadline } from './errors.ts';
import { writeStamps, writeTransaction } from './write.ts';

/** Fields about administrators, and hashes of links, are no data of the person. */
const LEFT_OUT = ['updated_by', 'handled_by', 'links'];

async function found(name: CollectionName, field: string, email: string) {
  const asked = query(collection(readDb, name), where(field, '==', email));
  const { docs } = await withDeadline(getDocs(asked));
  return docs.map((stored) => {
    const fields = Object.entries(plainDocument(stored.id, stored.data()));
    return Object.fromEntries(fields.filter(([field]) => !LEFT_OUT.includes(field)));
  });
}

/** Reads what is stored under a normalised email address. Throws OfflineError without a network. */
export async function readPerson(email: string): Promise<PersonalData> {
  requireOnline();
  const [subscriptions, requests] = await Promise.all([
    found(COLLECTIONS.newsletterSubscriptions, 'email', email),
    found(COLLECTIONS.contactRequests, 'address', email),
  ]);
  return { email, exported_at: new Date().toISOString(), subscriptions, requests };
}

/** Deletes all that `readPerson` returned in one transaction; the next night erases it for good. */
export async function erasePerson({ subscriptions, requests }: PersonalData): Promise<void> {
  const records = [
    ...subscriptions.map(({ id }) => doc(adminDb, COLLECTIONS.newsletterSubscriptions, String(id))),
    ...requests.map(({ id }) => doc(adminDb, COLLECTIONS.contactRequests, String(id))),
  ];
  await writeTransaction(async (transaction) => {
    const stored = await Promise.all(records.map((record) => transaction.get(record)));
    for (const known of stored) {
      const fields = known.data();
      if (!fields || fields.deleted_at) continue;
      const isSubscription = typeof fields.active === 'boolean';
      const hidden = isSubscription ? { active: false, was_shown: fields.active } : {};
      transaction.update(known.ref, { ...hidden, deleted_at: serverTimestamp(), ...writeStamps() });
    }
  });
}
