import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  getDocsFromServer,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type * as v from 'valibot';
import {
  type DocumentSchema,
  plainDocument,
  readDocument,
  readDocuments,
} from '#data/read-documents.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/document-id.ts';
import { adminDb } from './admin-db.ts';
import { isUnanswered } from './admin-error.ts';
import { requireOnline } from './require-online.ts';
import { sourceQuery } from './source-query.ts';
import type { CollectionSource } from './sources.ts';
import { withDeadline } from './with-deadline.ts';
import { author } from './write-stamps.ts';

// Read from the server, never from a cache; all of them reject when it does not answer.

/** How long a read may wait for the SDK to try again. */
const PATIENCE_MS = 3_000;

let reconnection: Promise<void> | undefined;

/** Connects anew, once for all reads that wait: those that wait for the old connection are rejected. */
function reconnect(): Promise<void> {
  reconnection ??= disableNetwork(adminDb)
    .then(() => enableNetwork(adminDb))
    .finally(() => {
      reconnection = undefined;
    });
  return reconnection;
}

/**
 * Reads, and once more over a new connection: after an outage the SDK itself would not try for up to a
 * minute, and keep waiting whoever presses a button meanwhile.
 */
function fromServer<TAnswer>(read: () => Promise<TAnswer>): Promise<TAnswer> {
  const timer = setTimeout(() => void reconnect(), PATIENCE_MS);
  const again = async (error: unknown) => {
    if (!isUnanswered(error)) throw error;
    await reconnect();
    return read();
  };
  return withDeadline(
    read()
      .finally(() => clearTimeout(timer))
      .catch(again),
  );
}

const readDocs = async (asked: Query) => (await fromServer(() => getDocsFromServer(asked))).docs;

/** All documents of a source. */
export async function readList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
): Promise<v.InferOutput<TSchema>[]> {
  const { schema, collection: name } = source;
  return readDocuments(schema, name, await readDocs(sourceQuery(adminDb, source)));
}

/** Thousands of documents take longer than a form: a slow line is no outage, and keeps its connection. */
const PART_DEADLINE_MS = 60_000;

const readPart = async (asked: Query) =>
  (await withDeadline(getDocsFromServer(asked), PART_DEADLINE_MS)).docs;

/** All documents of a source, however many, so many at a time: nothing has to hold them all. */
export async function* readParts<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
  size: number,
): AsyncGenerator<v.InferOutput<TSchema>[]> {
  const { schema, collection: name } = source;
  const part = sourceQuery(adminDb, source, size);
  let docs = await readPart(part);
  yield readDocuments(schema, name, docs);
  while (docs.length === size) {
    docs = await readPart(query(part, startAfter(docs.at(-1))));
    yield readDocuments(schema, name, docs);
  }
}

/** One document; null when there is none or it is malformed. */
export async function readRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: CollectionName,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await fromServer(() => getDocFromServer(doc(adminDb, name, id)));
  const data = snapshot.data();
  return data ? readDocument(schema, name, snapshot.id, data) : null;
}

/**
 * A record as this account saved it, just now: plain data; null when somebody else has saved it since,
 * or deleted it.
 */
export async function readOwnSave(
  name: CollectionName,
  id: string,
): Promise<Record<string, unknown> | null> {
  const snapshot = await fromServer(() => getDocFromServer(doc(adminDb, name, id)));
  const stored = plainDocument(id, snapshot.data() ?? {});
  return stored.updated_by === author() ? stored : null;
}

/** The links of a hotel. */
export async function readLinks(hotelId: string): Promise<HotelDestination[]> {
  const links = collection(adminDb, COLLECTIONS.hotelDestinations);
  const docs = await readDocs(query(links, where('hotel_id', '==', hotelId)));
  return readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
}

/**
 * The name of the destination, other than `exceptId`, that has a slug; null when it is free.
 * @throws OfflineError without a network.
 */
export async function findSlugOwner(slug: string, exceptId: string | null): Promise<string | null> {
  requireOnline();
  const destinations = collection(adminDb, COLLECTIONS.destinations);
  const docs = await readDocs(query(destinations, where('destination_slug', '==', slug)));
  const owner = docs.find(({ id }) => id !== exceptId);
  return owner ? String(owner.get('destination_name')) : null;
}
