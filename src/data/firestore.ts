import * as v from 'valibot';
import { LIST_PAGE_MAX } from '#domain/site/limits.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase/firebase-config.ts';
import { type DocumentSchema, readPlain } from './read-documents.ts';

// Firestore's REST API, because the SDK is 36 kB larger. Malformed documents are skipped.

const ORIGIN = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const DOCUMENTS = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

const Fields = v.optional(v.looseObject({}), {});
const StoredDocument = v.object({ name: v.string(), fields: Fields });
type StoredDocument = v.InferOutput<typeof StoredDocument>;
/** The rows of an answer. A query that finds nothing is answered by one row without a document. */
const Rows = v.array(
  v.object({ document: v.optional(StoredDocument), found: v.optional(StoredDocument) }),
);

async function ask(method: string, body: object, headers: HeadersInit = {}) {
  const response = await fetch(`${ORIGIN}/v1/${DOCUMENTS}:${method}?key=${firebaseConfig.apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { ok, status } = response;
  if (!ok) throw new Error(`Firestore answers ${status}.`, { cause: status });
  return v.parse(Rows, await response.json()).flatMap((row) => row.document ?? row.found ?? []);
}

function decodeValue(value: unknown): unknown {
  const [[type = '', content] = []] = Object.entries(Object(value));
  const inner = (name: string): unknown => Reflect.get(Object(content), name);
  switch (type) {
    case 'timestampValue':
      return new Date(String(content)).toISOString();
    case 'integerValue':
    case 'doubleValue':
      // The API writes NaN and infinities as strings.
      return Number(content);
    case 'arrayValue':
      return [inner('values') ?? []].flat().map(decodeValue);
    case 'mapValue':
      return decodeFields(Object(inner('fields')));
    default:
      return content;
  }
}

const decodeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));

/** Decodes a document: its values, with timestamps as ISO strings, and its id. */
export function decodeDocument({ name, fields }: StoredDocument): Record<string, unknown> {
  return { ...decodeFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}

type Value = string | boolean | Date;
/** A comparison of a field with a value. With the operator « > », the query must be sorted by this field. */
export type Condition = readonly [field: string, operator: '==' | '>', value: Value];

export type ListQuery = {
  where?: readonly Condition[];
  /** By document id if undefined. Leaves out documents that lack the field. */
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  /** All documents if undefined. */
  limit?: number;
  startAfter?: StoredDocument;
};

export const PUBLISHED: Condition = ['published', '==', true];
export const NEWEST_FIRST = { field: 'created_at', direction: 'desc' } as const;

const ID = '__name__';

function fieldFilter([fieldPath, operator, value]: Condition) {
  const op = operator === '==' ? 'EQUAL' : 'GREATER_THAN';
  const type = typeof value === 'boolean' ? 'booleanValue' : 'stringValue';
  const encoded = value instanceof Date ? { timestampValue: value } : { [type]: value };
  return { fieldFilter: { field: { fieldPath }, op, value: encoded } };
}

/** Encodes a query for the REST API. The cursor holds the document's name too, as documents may share a date. */
function structuredQuery({ where = [], orderBy, limit = LIST_PAGE_MAX, startAfter }: ListQuery) {
  const sortedBy = orderBy ? [orderBy.field, ID] : [ID];
  const direction = orderBy?.direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const cursor = sortedBy.map((field) =>
    field === ID ? { referenceValue: startAfter?.name } : startAfter?.fields[field],
  );
  return {
    ...(where.length > 0 && {
      where: { compositeFilter: { op: 'AND', filters: where.map(fieldFilter) } },
    }),
    orderBy: sortedBy.map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(startAfter && { startAt: { values: cursor, before: false } }),
    limit,
  };
}

/** Lists the documents that match, except documents in the trash. Reads only the schema's fields. */
export async function listDocuments<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
  query: ListQuery,
  headers?: HeadersInit,
): Promise<v.InferOutput<TSchema>[]> {
  const fields = [...Object.keys(schema.entries), 'deleted_at'];
  const source = {
    from: [{ collectionId: collection }],
    select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
  };

  /** Reads page after page, because the security rules limit the length of one answer. */
  async function findAll(part: ListQuery): Promise<StoredDocument[]> {
    const body = { structuredQuery: { ...source, ...structuredQuery(part) } };
    const page = await ask('runQuery', body, headers);
    const last = part.limit ? undefined : page[LIST_PAGE_MAX - 1];
    return last ? [...page, ...(await findAll({ ...part, startAfter: last }))] : page;
  }

  const documents = await findAll(query);
  return documents.map(decodeDocument).flatMap((document) => {
    const read = document.deleted_at ? null : readPlain(schema, collection, document);
    return read === null ? [] : [read];
  });
}

/** Reads a document; null if missing or unpublished, which the rules refuse alike. */
export async function storedDocument(collection: string, id: string) {
  if (!isDocumentId(id)) return null;
  try {
    const [found] = await ask('batchGet', { documents: [`${DOCUMENTS}/${collection}/${id}`] });
    return found ?? null;
  } catch (error) {
    if (error instanceof Error && error.cause === 403) return null;
    throw error;
  }
}

export async function getDocument<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: string,
  id: string,
): Promise<v.InferOutput<TSchema> | null> {
  const found = await storedDocument(collection, id);
  return found && readPlain(schema, collection, decodeDocument(found));
}
