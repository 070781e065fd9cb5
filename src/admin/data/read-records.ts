import {
  collection,
  type DocumentData,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type * as v from 'valibot';
import {
  type DocumentSchema,
  plainDocument,
  readDocument,
  readDocuments,
} from '#data/read-documents.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { photoIdsIn } from '#domain/media/photo-uses.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/document-id.ts';
import { readDb } from './admin-db.ts';
import { requireOnline } from './require-online.ts';
import { constraintsOf } from './source-constraints.ts';
import type { CollectionSource } from './sources.ts';
import { withDeadline } from './with-deadline.ts';
import { author } from './write-stamps.ts';

// Read from the server, never from a cache; all of them reject when it does not answer.

const readDocs = async (asked: Query, milliseconds?: number) =>
  (await withDeadline(getDocs(asked), milliseconds)).docs;

/** Documents that are not in the trash. */
export const withoutDeleted = <TDocument extends Pick<QueryDocumentSnapshot, 'get'>>(
  documents: readonly TDocument[],
): TDocument[] => documents.filter((document) => !document.get('deleted_at'));

const sourceQuery = (source: CollectionSource, most?: number): Query =>
  query(
    collection(readDb, source.collection),
    ...constraintsOf<QueryConstraint>({ where, orderBy, limit }, source, most),
  );

/** All documents of a source. */
export async function readList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
): Promise<v.InferOutput<TSchema>[]> {
  const docs = withoutDeleted(await readDocs(sourceQuery(source)));
  return readDocuments(source.schema, source.collection, docs);
}

const comparable = (value: unknown) => (value instanceof Timestamp ? value.toDate() : value);

/** Whether a deleted document is among those that a query of a source counts. */
function isCounted({ where: all = [], order }: CollectionSource, data: DocumentData): boolean {
  if (order.field !== '__name__' && !(order.field in data)) return false;
  return all.every(([field, operator, wanted]) => {
    const value = comparable(data[field]);
    if (operator === '==') return value === wanted;
    if (value === null || value === undefined || wanted === null) return false;
    if (operator === '<') return value < wanted;
    return operator === '>' ? value > wanted : value >= wanted;
  });
}

/**
 * How many documents a source has, counted by the server: a read for a thousand of them. No query leaves
 * out what has a field, so that what lies in the trash is read and subtracted.
 */
export async function countRecords(source: CollectionSource): Promise<number> {
  const documents = collection(readDb, source.collection);
  const [all, deleted] = await Promise.all([
    withDeadline(getCount(sourceQuery(source))),
    readDocs(query(documents, where('deleted_at', '>', new Date(0)))),
  ]);
  return all.data().count - deleted.filter((one) => isCounted(source, one.data())).length;
}

/** Thousands of documents take longer than a form: a slow line is no outage. */
const PART_DEADLINE_MS = 60_000;

/** All documents of a source, however many, so many at a time: nothing has to hold them all. */
export async function* readParts<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
  size: number,
): AsyncGenerator<v.InferOutput<TSchema>[]> {
  const { schema, collection: name } = source;
  const part = sourceQuery(source, size);
  let docs = await readDocs(part, PART_DEADLINE_MS);
  yield readDocuments(schema, name, withoutDeleted(docs));
  while (docs.length === size) {
    docs = await readDocs(query(part, startAfter(docs.at(-1))), PART_DEADLINE_MS);
    yield readDocuments(schema, name, withoutDeleted(docs));
  }
}

/**
 * Which photographs each document of a collection shows, whatever its schema says of it.
 * @throws OfflineError without a network
 */
export async function readPhotoIds(
  name: CollectionName,
): Promise<{ id: string; data: DocumentData; photos: Set<string> }[]> {
  requireOnline();
  const docs = await readDocs(collection(readDb, name), PART_DEADLINE_MS);
  return docs.map((document) => ({
    id: document.id,
    data: document.data(),
    photos: photoIdsIn(document.data()),
  }));
}

/** One document; null when there is none, or it is deleted or malformed. */
export async function readRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: CollectionName,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await withDeadline(getDoc(doc(readDb, name, id)));
  const data = snapshot.data();
  return data && !data.deleted_at ? readDocument(schema, name, snapshot.id, data) : null;
}

/**
 * A record as this account saved it, just now: plain data; null when somebody else has saved it since,
 * or deleted it.
 */
export async function readOwnSave(
  name: CollectionName,
  id: string,
): Promise<Record<string, unknown> | null> {
  const snapshot = await withDeadline(getDoc(doc(readDb, name, id)));
  const stored = plainDocument(id, snapshot.data() ?? {});
  return stored.updated_by === author() ? stored : null;
}

/** The links of a hotel. */
export async function readLinks(hotelId: string): Promise<HotelDestination[]> {
  const links = collection(readDb, COLLECTIONS.hotelDestinations);
  const docs = await readDocs(query(links, where('hotel_id', '==', hotelId)));
  return readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
}

/**
 * The name of the destination, other than `exceptId`, that has a slug; null when it is free.
 * @throws OfflineError without a network.
 */
export async function findSlugOwner(slug: string, exceptId: string | null): Promise<string | null> {
  requireOnline();
  const destinations = collection(readDb, COLLECTIONS.destinations);
  const docs = await readDocs(query(destinations, where('destination_slug', '==', slug)));
  const owner = withoutDeleted(docs).find(({ id }) => id !== exceptId);
  return owner ? String(owner.get('destination_name')) : null;
}
