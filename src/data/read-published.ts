import * as v from 'valibot';
import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { CATALOGUE_PATHS, PART_LENGTH } from '#domain/site/catalogue.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { tabQueryClient } from './query-client.ts';
import { type DocumentSchema, readDocument, readDocuments } from './read-documents.ts';

type ListSchema = DocumentSchema & { entries: object };

/**
 * Reads the published documents of a collection, newest first; browsers read a long list from the server's
 * catalogue. Rejects when unreachable.
 * @param key names the list's query and the catalogue
 * @param given schema of the catalogue's records
 */
export async function listPublished<TSchema extends ListSchema>(
  schema: TSchema,
  name: string,
  key: keyof typeof CATALOGUE_PATHS,
  given: v.GenericSchema<unknown, v.InferOutput<TSchema>>,
): Promise<v.InferOutput<TSchema>[]> {
  if (import.meta.env.SSR) return (await import('./list-fields.ts')).listFields(schema, name);
  const known: unknown = tabQueryClient()?.getQueryData([key, 'list']);
  const isPart = known !== undefined && !Array.isArray(known);
  if (isPart) return readCatalogue(key, given);
  const { collection, db, getDocs, limit, orderBy, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(
      collection(db, name),
      where('published', '==', true),
      orderBy('created_at', 'desc'),
      limit(PART_LENGTH + 1),
    ),
  );
  if (docs.length > PART_LENGTH) return readCatalogue(key, given);
  return readDocuments(schema, name, docs);
}

async function readCatalogue<TRecord>(
  key: keyof typeof CATALOGUE_PATHS,
  schema: v.GenericSchema<unknown, TRecord>,
): Promise<TRecord[]> {
  const response = await fetch(CATALOGUE_PATHS[key]);
  if (!response.ok) throw new Error(`${CATALOGUE_PATHS[key]}: ${response.status}`);
  return v.parse(v.array(schema), await response.json());
}

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
