import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  type DocumentData,
  doc,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import type * as v from 'valibot';
import * as rest from '#data/firestore.ts';
import { type DocumentSchema, readDocument, readDocuments } from '#data/read-documents.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { FIGURE_DAYS, FigureDay } from '#domain/figures/figure-days.ts';
import { HotelDestination } from '#domain/hotel/hotel.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { adminAuth } from './admin-auth.ts';
import { readDb } from './admin-db.ts';
import { requireOnline, withDeadline } from './errors.ts';

// All functions read from the server, never from a cache, and reject when the server does not answer.

export type Source<TSchema extends DocumentSchema = DocumentSchema> = Pick<
  Entity<TSchema>,
  'collection' | 'schema' | 'order'
>;

export const LIST_MAX = 1_000;

export const readDocs = async (asked: Query, milliseconds?: number) =>
  (await withDeadline(getDocs(asked), milliseconds)).docs;

export const withoutDeleted = <TDocument extends Pick<QueryDocumentSnapshot, 'get'>>(
  documents: readonly TDocument[],
): TDocument[] => documents.filter((document) => !document.get('deleted_at'));

export type Wanted = Readonly<Record<string, string | boolean>>;

/** No query can exclude documents that have `deleted_at`: these are read and subtracted. */
export async function countRecords(name: CollectionName, wanted: Wanted = {}): Promise<number> {
  const documents = collection(readDb, name);
  const conditions = Object.entries(wanted).map(([field, value]) => where(field, '==', value));
  const [all, deleted] = await Promise.all([
    withDeadline(getCount(query(documents, ...conditions))),
    readDocs(query(documents, where('deleted_at', '>', new Date(0)))),
  ]);
  const isCounted = (document: QueryDocumentSnapshot) =>
    Object.entries(wanted).every(([field, value]) => document.get(field) === value);
  return all.data().count - deleted.filter(isCounted).length;
}

/** Thousands of documents take longer than a form on a slow connection. */
const WHOLE_DEADLINE_MS = 60_000;

export async function readAll<TSchema extends DocumentSchema>(source: Source<TSchema>) {
  const { schema, collection: name, order } = source;
  const sorted = query(collection(readDb, name), orderBy(order.field, order.direction));
  return readDocuments(schema, name, withoutDeleted(await readDocs(sorted, WHOLE_DEADLINE_MS)));
}

/** Reads all documents, malformed and deleted too. @throws AdminError when offline */
export async function readAllData(name: CollectionName): Promise<DocumentData[]> {
  requireOnline();
  const docs = await readDocs(collection(readDb, name), WHOLE_DEADLINE_MS);
  return docs.map((document) => document.data());
}

const readData = async (name: CollectionName, id: string) =>
  (await withDeadline(getDoc(doc(readDb, name, id)))).data();

export async function readRecord<TSchema extends DocumentSchema>(
  { schema, collection: name }: Pick<Source<TSchema>, 'schema' | 'collection'>,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  if (!isDocumentId(id)) return null;
  const data = await readData(name, id);
  return data && !data.deleted_at ? readDocument(schema, name, id, data) : null;
}

export async function readLinks(hotelId: string): Promise<string[]> {
  const name = COLLECTIONS.hotelDestinations;
  const docs = await readDocs(query(collection(readDb, name), where('hotel_id', '==', hotelId)));
  return readDocuments(HotelDestination, name, docs)
    .map(({ destination_id }) => destination_id)
    .sort();
}

export async function findSlugOwner(slug: string, exceptId: string | null): Promise<string | null> {
  requireOnline();
  const destinations = collection(readDb, COLLECTIONS.destinations);
  const docs = await readDocs(query(destinations, where('destination_slug', '==', slug)));
  const owner = withoutDeleted(docs).find(({ id }) => id !== exceptId);
  return owner ? String(owner.get('destination_name')) : null;
}

/** Reads only a schema's fields, because article bodies are large; the newest 1,000 by default. */
export async function readFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  { collection, order }: Pick<Source, 'collection' | 'order'>,
  condition?: ReturnType<typeof rest.where>,
): Promise<v.InferOutput<TSchema>[]> {
  const newest = [rest.orderBy(order.field, order.direction), { limit: LIST_MAX }];
  const clauses = condition ? [condition] : newest;
  const token = await adminAuth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = rest.listDocuments(schema, collection, clauses, headers).catch((error: Error) => {
    const code = error.cause === 403 ? 'permission-denied' : 'unavailable';
    throw new FirebaseError(code, error.message);
  });
  return withDeadline(answer);
}

export async function readFigures(first: string): Promise<FigureDay[]> {
  const days = query(collectionGroup(readDb, FIGURE_DAYS), where('day', '>=', first));
  return readDocuments(FigureDay, FIGURE_DAYS, await readDocs(days));
}
