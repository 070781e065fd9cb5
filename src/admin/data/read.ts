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
import {
  type DocumentSchema,
  plainDocument,
  readDocuments,
  readPlain,
} from '#data/read-documents.ts';
import type { Entity } from '#domain/admin/entity.ts';
import { FIGURE_DAYS, FigureDay } from '#domain/figures/figure-days.ts';
import { faultsIn, namedValues } from '#domain/schema/any-value.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { adminAuth } from './admin-auth.ts';
import { readDb } from './admin-db.ts';
import { requireOnline, withDeadline } from './errors.ts';

// All functions read from the server, never from a cache, and reject when the server does not answer.

export type Source<TSchema extends DocumentSchema = DocumentSchema> = Pick<
  Entity<TSchema>,
  'collection' | 'schema' | 'order'
> &
  Partial<Pick<Entity, 'fields' | 'hasEditor'>>;

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

/** A record of any shape: `faults` says in French which of its fields hold no value of their kind. */
type Listed<TSchema extends DocumentSchema> = v.InferOutput<TSchema> & { faults: string[] };

export const readRecords = <TSchema extends DocumentSchema>(
  { schema, collection: name, fields = {}, hasEditor }: Source<TSchema>,
  documents: readonly QueryDocumentSnapshot[],
): Listed<TSchema>[] =>
  documents.flatMap((document) => {
    const data = plainDocument(document.id, document.data());
    const faults = hasEditor ? faultsIn(fields, data) : [];
    const record = readPlain(schema, name, faults.length > 0 ? namedValues(fields, data) : data);
    return record === null ? [] : [Object.assign({}, record, { faults })];
  });

export async function readAll<TSchema extends DocumentSchema>(source: Source<TSchema>) {
  const { collection: name, order } = source;
  const sorted = query(collection(readDb, name), orderBy(order.field, order.direction));
  return readRecords(source, withoutDeleted(await readDocs(sorted, WHOLE_DEADLINE_MS)));
}

/** Reads all documents, malformed and deleted too. @throws AdminError when offline */
export async function readAllData(name: CollectionName): Promise<DocumentData[]> {
  requireOnline();
  const docs = await readDocs(collection(readDb, name), WHOLE_DEADLINE_MS);
  return docs.map((document) => document.data());
}

/** Reads a record as it is stored, whatever its shape. */
export async function readStored({ collection: name }: Pick<Source, 'collection'>, id: string) {
  if (!isDocumentId(id)) return null;
  const data = (await withDeadline(getDoc(doc(readDb, name, id)))).data();
  return data && !data.deleted_at ? plainDocument(id, data) : null;
}

/** Returns the title of the record with this value in the entity's unique field; null if the value is free. */
export async function findOwner(
  { collection: name, unique, title }: Entity,
  value: string,
  exceptId: string | null,
): Promise<string | null> {
  if (!unique) return null;
  requireOnline();
  const found = query(collection(readDb, name), where(unique.field, '==', value));
  const others = withoutDeleted(await readDocs(found)).filter(({ id }) => id !== exceptId);
  return others[0] ? String(others[0].get(title ?? unique.field)) : null;
}

/** Reads only a schema's fields, because article bodies are large; the newest 1,000 by default. */
export async function readFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  { collection, order }: Pick<Source, 'collection' | 'order'>,
  query: rest.ListQuery = { orderBy: order, limit: LIST_MAX },
): Promise<v.InferOutput<TSchema>[]> {
  const token = await adminAuth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = rest.listDocuments(schema, collection, query, headers).catch((error: Error) => {
    const code = error.cause === 403 ? 'permission-denied' : 'unavailable';
    throw new FirebaseError(code, error.message);
  });
  return withDeadline(answer);
}

export async function readFigures(first: string): Promise<FigureDay[]> {
  const days = query(collectionGroup(readDb, FIGURE_DAYS), where('day', '>=', first));
  return readDocuments(FigureDay, FIGURE_DAYS, await readDocs(days));
}
