import { doc, getDocFromServer } from 'firebase/firestore';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/collections.ts';
import { adminDb } from './admin-db.ts';
import { withDeadline } from './with-deadline.ts';

/** One document as it is now on the server; null when there is none or it is malformed. Rejects when unreachable. */
export async function readRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: CollectionName,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  const snapshot = await withDeadline(getDocFromServer(doc(adminDb, collection, id)));
  const data = snapshot.data();
  return data ? readDocument(schema, collection, snapshot.id, data) : null;
}
