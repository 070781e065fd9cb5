import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import {
  countDocuments,
  decodeDocument,
  FirestoreRefusal,
  fetchEncodedDocument,
  listDocuments,
  queryDocumentsPage,
} from '#data/firestore/firestore.ts';
import type { FirestoreQueryOptions, QueryFilter } from '#data/firestore/firestore-query.ts';
import {
  parseDocumentOrReport,
  parseDocuments,
  withoutDeleted,
} from '#data/firestore/read-documents.ts';
import { type Entity, LAST_SAVED_FIRST_ORDER } from '#domain/entity/entity.ts';
import { DAILY_COUNTS_SUBCOLLECTION, DailyCountsShard } from '#domain/figures/daily-counts.ts';
import { describeStoredFaults, toRecordListValues } from '#domain/schema/any-value.ts';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { adminAuth } from './admin-auth.ts';
import { requireOnline, withAdminDeadline } from './errors.ts';

// Firestore's SDK serves data that stay on the screen or are written: it follows changes and retries transactions. Its
// REST API serves data that are read once: it has no cache, reads single fields, and needs no SDK.

export type ReadableEntity<TSchema extends v.GenericSchema = v.GenericSchema> = Pick<
  Entity<TSchema>,
  'collection' | 'schema' | 'order'
> &
  Partial<Pick<Entity, 'fields' | 'kind' | 'shownBy'>>;

export const RECORDS_PER_READ = 1_000;

/** Codes of Firebase's SDK for HTTP statuses; all other statuses count as « unavailable ». */
const REFUSAL_CODES = new Map([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
]);

/** Sends a read request with the administrator's ID token. @throws FirebaseError, AdminError after a timeout */
export async function readWithAdminToken<TAnswer>(
  request: (headers: HeadersInit) => Promise<TAnswer>,
): Promise<TAnswer> {
  const token = await adminAuth.currentUser?.getIdToken();
  const answer = request({ Authorization: `Bearer ${token}` }).catch((error: unknown) => {
    if (error instanceof FirestoreRefusal)
      throw new FirebaseError(REFUSAL_CODES.get(error.status) ?? 'unavailable', error.message);
    // `fetch` fails with a TypeError without a network, and reading its answer with a SyntaxError behind a login page.
    if (error instanceof TypeError || error instanceof SyntaxError)
      throw new FirebaseError('unavailable', error.message);
    throw error;
  });
  return withAdminDeadline(answer);
}

type OnRead = (count: number) => void;

/** Reads all documents that match the query, deleted ones too, in batches, because each request has a timeout. */
export async function readAllDocs(
  name: string,
  query: FirestoreQueryOptions = {},
  onRead?: OnRead,
) {
  const documents: PlainDocument[] = [];
  let page: FirestoreQueryOptions | undefined = { ...query, limit: RECORDS_PER_READ };
  while (page) {
    const pageQuery: FirestoreQueryOptions = page;
    const { plain, last } = await readWithAdminToken((headers) =>
      queryDocumentsPage(name, pageQuery, headers),
    );
    documents.push(...plain);
    onRead?.(documents.length);
    page = last && { ...pageQuery, startAfter: last };
  }
  return documents;
}

/** Counts all documents and subtracts the deleted ones, because no query can exclude documents with `deleted_at`. */
export async function countRecords(name: CollectionName, where: QueryFilter[]): Promise<number> {
  const count = (...moreFilters: QueryFilter[]) =>
    readWithAdminToken((headers) => countDocuments(name, [...where, ...moreFilters], headers));
  const [total, deleted] = await Promise.all([count(), count(['deleted_at', '>', new Date(0)])]);
  return total - deleted;
}

/**
 * Parses Firestore documents as records. Values of a wrong type do not fail: `faults` says in French which fields of a
 * record have one.
 */
export function parseRecords<TSchema extends v.GenericSchema>(
  { schema, collection, fields = {}, kind, shownBy }: ReadableEntity<TSchema>,
  documents: readonly PlainDocument[],
): (v.InferOutput<TSchema> & { faults: string[] })[] {
  return documents.flatMap((data) => {
    const faults = kind === 'content' ? describeStoredFaults(fields, data) : [];
    const values = faults.length > 0 ? toRecordListValues(fields, data) : data;
    // Visitors do not see a record without its field `shownBy`, even if the schema's default is true.
    const readable = shownBy ? { ...values, [shownBy]: data[shownBy] === true } : values;
    const record = parseDocumentOrReport(schema, collection, readable);
    return record === null ? [] : [Object.assign({}, record, { faults })];
  });
}

/** Reads all records but deleted ones; calls `onRead` with the number of documents read so far. */
export async function readAllRecords<TSchema extends v.GenericSchema>(
  source: ReadableEntity<TSchema>,
  onRead?: OnRead,
) {
  const { collection, order = LAST_SAVED_FIRST_ORDER } = source;
  const documents = await readAllDocs(collection, { orderBy: order }, onRead);
  return parseRecords(source, withoutDeleted(documents));
}

/** Reads a record as it is stored, without parsing it by a schema; null if it is missing or deleted. */
export async function readUnparsedRecord(
  { collection }: Pick<ReadableEntity, 'collection'>,
  id: string,
) {
  const encoded = await readWithAdminToken((headers) =>
    fetchEncodedDocument(collection, id, headers),
  );
  const data = encoded && decodeDocument(encoded);
  return data?.deleted_at ? null : data;
}

/** Returns French errors, by field, if a record conflicts with others of its entity, for example by a slug that is taken. */
export async function readClashErrorsByField(
  entity: Entity,
  record: PlainDocument,
  exceptId: string | null,
) {
  const { collection, clashes } = entity;
  if (!clashes) return {};
  requireOnline();
  const documents = await readAllDocs(collection, {
    select: [...clashes.fields, 'deleted_at'],
  });
  const otherRecords = withoutDeleted(documents).filter(({ id }) => id !== exceptId);
  return clashes.among(record, otherRecords);
}

/**
 * Reads only the fields that `schema` names, because article bodies are large. Without `query`, reads the first 1,000
 * records in the entity's order.
 */
export const readFieldsOfRecords = <TSchema extends v.GenericSchema & { entries: object }>(
  schema: TSchema,
  { collection, order = LAST_SAVED_FIRST_ORDER }: Pick<ReadableEntity, 'collection' | 'order'>,
  query: FirestoreQueryOptions = { orderBy: order, limit: RECORDS_PER_READ },
): Promise<v.InferOutput<TSchema>[]> =>
  readWithAdminToken((headers) => listDocuments(schema, collection, query, headers));

export async function readDailyCounts(firstDay: string): Promise<DailyCountsShard[]> {
  const orderBy = { field: 'day', direction: 'asc' } as const;
  const where: QueryFilter[] = [['day', '>=', firstDay]];
  const days = await readAllDocs(DAILY_COUNTS_SUBCOLLECTION, {
    isGroup: true,
    where,
    orderBy,
  });
  return parseDocuments(DailyCountsShard, DAILY_COUNTS_SUBCOLLECTION, days);
}
