import type * as v from 'valibot';
import { isPermissionDenied } from '#data/firebase/firestore-error.ts';
import { firestoreLite } from '#data/firebase/firestore-lite.ts';
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

/** What Firestore takes as a document id: an address may hold anything. */
function isDocumentId(id: string): boolean {
  return id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$/.test(id);
}

/** One published document, or null when there is none or it is malformed. Rejects when unreachable. */
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
    // The rules refuse an unpublished document, also a missing one: for a visitor neither exists.
    if (isPermissionDenied(error)) return null;
    throw error;
  }
}
