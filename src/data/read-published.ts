import * as v from 'valibot';
import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import type { PostList } from '#domain/blog/post-list.ts';
import type { HotelList } from '#domain/hotel/hotel-list.ts';
import { CATALOGUE_MAX, CATALOGUE_PATHS } from '#domain/site/catalogue.ts';
import { isDocumentId } from '#domain/site/document-id.ts';
import { tabQueryClient } from './query-client.ts';
import { type DocumentSchema, readDocument, readDocuments } from './read-documents.ts';

function isLong(list: HotelList | PostList | undefined): boolean {
  if (list === undefined) return false;
  return Array.isArray(list) ? list.length > CATALOGUE_MAX : true;
}

/**
 * Reads the published documents of a collection, newest first; null in the browser if there are so
 * many that `readCatalogue` has them. Rejects when unreachable.
 * @param key of the list's query
 */
export async function listPublished<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  name: string,
  key: string,
): Promise<v.InferOutput<TSchema>[] | null> {
  if (import.meta.env.SSR) return (await import('./list-fields.ts')).listFields(schema, name);
  if (isLong(tabQueryClient()?.getQueryData([key, 'list']))) return null;
  const { collection, db, getDocs, limit, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, name),
      where('published', '==', true),
      orderBy('created_at', 'desc'),
      limit(CATALOGUE_MAX + 1),
    ),
  );
  return docs.length > CATALOGUE_MAX ? null : readDocuments(schema, name, docs);
}

export async function readCatalogue<TSchema extends DocumentSchema>(
  name: keyof typeof CATALOGUE_PATHS,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>[]> {
  const response = await fetch(CATALOGUE_PATHS[name]);
  if (!response.ok) throw new Error(`${CATALOGUE_PATHS[name]}: ${response.status}`);
  return v.parse(v.array(schema), await response.json());
}

function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).endsWith('permission-denied')
  );
}

/** Reads a published document; null if missing, unpublished or malformed. */
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
