import { doc, getDocFromServer } from 'firebase/firestore';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { withDeadline } from './with-deadline.ts';

/** Whether a document can be called so; an address may say anything. */
const isName = (id: string) => !id.includes('/') && !/^(?:\.{1,2}|__.*__)$/.test(id);

/** One document as it is now on the server; null when there is none or it is malformed. Rejects when unreachable. */
export async function readRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: CollectionName,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  if (!isName(id)) return null;
  const snapshot = await withDeadline(getDocFromServer(doc(adminDb, collection, id)));
  const data = snapshot.data();
  return data ? readDocument(schema, collection, snapshot.id, data) : null;
}
