import * as v from 'valibot';
import { propertiesOf } from '#domain/schema/properties-of.ts';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from '../firebase/firebase-config.ts';
import {
  EncodedDocument,
  type FirestoreQueryOptions,
  type QueryFilter,
  type QueryFilterValue,
  structuredQuery,
  whereAll,
} from './firestore-query.ts';
import { parseDocumentOrReport, parseDocuments, withoutDeleted } from './read-documents.ts';

// Base URL of Firestore's REST API, used instead of Firebase's SDK, which would add 36 kB of code.
const ORIGIN = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const documents = () => `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

/** Rows of an answer to `runQuery` (`document`) or `batchGet` (`found`). Without a match, the row has neither. */
const Rows = v.array(
  v.object({ document: v.optional(EncodedDocument), found: v.optional(EncodedDocument) }),
);

/** An answer of Firestore whose HTTP status is that of an error. */
export class FirestoreRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Firestore answers ${status}.`);
    this.status = status;
  }
}

/** Sends a request to Firestore. @throws FirestoreRefusal */
async function ask(method: string, body: object, headers: HeadersInit = {}): Promise<unknown> {
  const url = `${ORIGIN}/v1/${documents()}:${method}?key=${firebaseConfig.apiKey}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new FirestoreRefusal(response.status);
  return response.json();
}

const documentsIn = (answer: unknown): EncodedDocument[] =>
  v.parse(Rows, answer).flatMap((row) => row.document ?? row.found ?? []);

function decodeValue(value: unknown): unknown {
  const [type, content] = Object.entries(propertiesOf(value))[0] ?? [];
  const { values, fields } = propertiesOf(content);
  switch (type) {
    case 'timestampValue':
      return new Date(String(content)).toISOString();
    case 'integerValue':
    case 'doubleValue':
      // Firestore's API writes integers, NaN and infinities as strings.
      return Number(content);
    case 'arrayValue':
      return [values ?? []].flat().map(decodeValue);
    case 'mapValue':
      return decodeFields(propertiesOf(fields));
    case 'referenceValue':
    case 'bytesValue':
      // No field of this site is a reference or bytes. The API writes both as strings, which schemas of texts would
      // wrongly accept.
      return {};
    default:
      return content;
  }
}

const decodeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));

/** Returns the values of a Firestore document, with timestamps as ISO strings, and its id. */
export function decodeDocument({ name, fields }: EncodedDocument): Record<string, unknown> {
  return { ...decodeFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}

/**
 * Reads one page of the documents that match, as plain data. `last` is the page's last document, where the next page
 * starts; undefined if the page is not full.
 */
export async function queryDocumentsPage(
  collection: string,
  query: FirestoreQueryOptions,
  headers?: HeadersInit,
) {
  const body = { structuredQuery: structuredQuery(collection, query) };
  const page = documentsIn(await ask('runQuery', body, headers));
  return {
    plain: page.map(decodeDocument),
    last: page[(query.limit ?? QUERY_DOCS_MAX) - 1],
  };
}

/**
 * Lists the documents that match, up to `limit`. Without `limit`, reads page after page, because the security rules
 * allow at most QUERY_DOCS_MAX documents per query.
 */
export async function queryDocuments(
  collection: string,
  query: FirestoreQueryOptions,
  headers?: HeadersInit,
): Promise<PlainDocument[]> {
  const { plain, last: startAfter } = await queryDocumentsPage(collection, query, headers);
  return startAfter && !query.limit
    ? [...plain, ...(await queryDocuments(collection, { ...query, startAfter }, headers))]
    : plain;
}

/** Reads the documents that match, without deleted and malformed ones, and only the schema's fields. */
export async function listDocuments<TSchema extends v.GenericSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
  query: FirestoreQueryOptions,
  headers?: HeadersInit,
): Promise<v.InferOutput<TSchema>[]> {
  const select = [...Object.keys(schema.entries), 'deleted_at'];
  const plain = await queryDocuments(collection, { ...query, select }, headers);
  return parseDocuments(schema, collection, withoutDeleted(plain));
}

/** Reads the first document with all these field values; null if there is none, or if it is deleted or malformed. */
export async function findDocument<TSchema extends v.GenericSchema>(
  schema: TSchema,
  collection: string,
  values: Record<string, QueryFilterValue>,
): Promise<v.InferOutput<TSchema> | null> {
  const where = Object.entries(values).map(([field, value]) => [field, '==', value] as const);
  const { plain } = await queryDocumentsPage(collection, { where, limit: 1 });
  return parseDocuments(schema, collection, withoutDeleted(plain))[0] ?? null;
}

const Counts = v.tuple([v.object({ result: v.object({ aggregateFields: v.looseObject({}) }) })]);

/** Counts the documents that match, deleted ones too, without reading them. */
export async function countDocuments(
  collectionId: string,
  where: readonly QueryFilter[],
  headers: HeadersInit,
): Promise<number> {
  const query = { structuredQuery: { from: [{ collectionId }], ...whereAll(where) } };
  const structuredAggregationQuery = { ...query, aggregations: [{ alias: 'all', count: {} }] };
  const answer = await ask('runAggregationQuery', { structuredAggregationQuery }, headers);
  const [{ result }] = v.parse(Counts, answer);
  return Number(decodeFields(result.aggregateFields).all);
}

/** Reads a stored document. Null if it is missing or, for visitors, unpublished: the security rules refuse both alike. */
export async function fetchEncodedDocument(collection: string, id: string, headers?: HeadersInit) {
  if (!isDocumentId(id)) return null;
  const names = [`${documents()}/${collection}/${id}`];
  const answer = await ask('batchGet', { documents: names }, headers).catch((error: unknown) => {
    if (!headers && error instanceof FirestoreRefusal && error.status === 403) return [];
    throw error;
  });
  return documentsIn(answer)[0] ?? null;
}

export async function getDocument<TSchema extends v.GenericSchema>(
  schema: TSchema,
  collection: string,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  const stored = await fetchEncodedDocument(collection, id);
  return stored && parseDocumentOrReport(schema, collection, decodeDocument(stored));
}
