import { collection, getDocsFromServer, orderBy, query } from 'firebase/firestore';
import type * as v from 'valibot';
import { type DocumentSchema, readDocuments } from '#data/read-documents.ts';
import { adminDb } from './admin-db.ts';
import type { CollectionSource } from './collection-source.ts';
import { withDeadline } from './with-deadline.ts';

/** All documents of a collection, as they are now on the server. Rejects when unreachable. */
export async function readList<TSchema extends DocumentSchema>({
  collection: name,
  order,
  schema,
}: CollectionSource<TSchema>): Promise<v.InferOutput<TSchema>[]> {
  const all = query(collection(adminDb, name), orderBy(order.field, order.direction));
  const { docs } = await withDeadline(getDocsFromServer(all));
  return readDocuments(schema, name, docs);
}
