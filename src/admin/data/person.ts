import { collection, query, where } from 'firebase/firestore/lite';
import { plainDocument } from '#data/read-documents.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { readDb } from './admin-db.ts';
import { deleteRecords } from './change.ts';
import { requireOnline } from './errors.ts';
import { readDocs } from './read.ts';

/** Fields that are not the person's data: administrators, and hashes of links. */
const LEFT_OUT = ['updated_by', 'handled_by', 'links'];

async function find(name: CollectionName, field: string, email: string) {
  const docs = await readDocs(query(collection(readDb, name), where(field, '==', email)));
  return docs.map((stored) => {
    const fields = Object.entries(plainDocument(stored.id, stored.data()));
    return Object.fromEntries(fields.filter(([field]) => !LEFT_OUT.includes(field)));
  });
}

export async function readPerson(email: string) {
  requireOnline();
  const [subscriptions, requests] = await Promise.all([
    find(ENTITIES.subscribers.collection, 'email', email),
    find(ENTITIES.requests.collection, 'address', email),
  ]);
  return { email, exported_at: new Date().toISOString(), subscriptions, requests };
}

export type PersonalData = Awaited<ReturnType<typeof readPerson>>;

const idsOf = (records: PersonalData['requests']) => records.map(({ id }) => String(id));

export async function erasePerson({ subscriptions, requests }: PersonalData): Promise<void> {
  await deleteRecords(ENTITIES.subscribers, idsOf(subscriptions));
  await deleteRecords(ENTITIES.requests, idsOf(requests));
}
