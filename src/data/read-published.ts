import type * as v from 'valibot';
import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { type DocumentSchema, readDocument } from './read-documents.ts';

function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).endsWith('permission-denied')
  );
}

/** Reads a published document; returns null if missing, unpublished or malformed. */
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
    // The rules refuse unpublished and missing documents alike.
    if (isPermissionDenied(error)) return null;
    throw error;
  }
}
