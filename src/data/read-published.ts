import type * as v from 'valibot';
import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { isDocumentId } from '#domain/site/document-id.ts';
import { type DocumentSchema, readDocument, readDocuments } from './read-documents.ts';

/** The published documents of a collection, newest created_at first. Rejects when unreachable. */
export async function listPublished<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: string,
): Promise<v.InferOutput<TSchema>[]> {
  const { collection, db, getDocs, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(collection(db, name), where('published', '==', true), orderBy('created_at', 'desc')),
  );
  return readDocuments(schema, name, docs);
}

/** Whether the security rules refused a read. */
function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).endsWith('permission-denied')
  );
}

/** One published document; null when missing, unpublished or malformed. Rejects when unreachable. */
export async function readPublished<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: string,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  if (!isDocumentId(id)) return null;
  const { db, doc, getDoc } = await firestoreLite();
  try {
    const snapshot = await getDoc(doc(db, name, id));
    const data = snapshot.data();
    return data ? readDocument(schema, name, snapshot.id, data) : null;
  } catch (error) {
    // The rules refuse unpublished documents and missing ones alike.
    if (isPermissionDenied(error)) return null;
    throw error;
  }
}
