import * as v from 'valibot';
import { LIST_PAGE_MAX } from '#domain/site/limits.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase/firebase-config.ts';
import { type DocumentSchema, readPlain } from './read-documents.ts';

// Firestore's REST API, 36 kB less than its SDK. Skips malformed documents; rejects if unreachable.

const ORIGIN = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const DOCUMENTS = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

const Fields = v.optional(v.looseObject({}), {});
const StoredDocument = v.object({ name: v.string(), fields: Fields });
type StoredDocument = v.InferOutput<typeof StoredDocument>;
/** A row of an answer; if a query finds nothing, the only row has no document. */
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

function plainValue(value: unknown): unknown {
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
      return [inner('values') ?? []].flat().map(plainValue);
    case 'mapValue':
      return plainFields(Object(inner('fields')));
    default:
      return content;
  }
}

const plainFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** Returns the values of a document, instants as ISO strings, with its id. */
export function plainDocument({ name, fields }: StoredDocument): Record<string, unknown> {
  return { ...plainFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}

type Order = { field: { fieldPath: string }; direction: string };
type Clause = { filter?: object; orderBy?: Order[]; startAt?: object; limit?: number };
type Query = Omit<Clause, 'filter'> & { orderBy: Order[] };

export function where(fieldPath: string, operator: '==' | '>', value: string | boolean | Date) {
  const op = operator === '==' ? 'EQUAL' : 'GREATER_THAN';
  const type = typeof value === 'boolean' ? 'booleanValue' : 'stringValue';
  const encoded = value instanceof Date ? { timestampValue: value } : { [type]: value };
  const filter = { fieldFilter: { field: { fieldPath }, op, value: encoded } };
  return operator === '==' ? { filter } : { filter, ...orderBy(fieldPath, 'asc') };
}

export const orderBy = (fieldPath: string, direction: 'asc' | 'desc') => ({
  orderBy: [...new Set([fieldPath, '__name__'])].map((field) => ({
    field: { fieldPath: field },
    direction: `${direction.toUpperCase()}ENDING`,
  })),
});

/** Finds what a query asks for; without a limit, page after page, each after the last document before it. */
async function findAll(query: Query, headers?: HeadersInit): Promise<StoredDocument[]> {
  const structuredQuery = { limit: LIST_PAGE_MAX, ...query };
  const page = await ask('runQuery', { structuredQuery }, headers);
  const last = query.limit ? undefined : page[LIST_PAGE_MAX - 1];
  if (!last) return page;
  const values = query.orderBy.map(({ field: { fieldPath } }) =>
    fieldPath === '__name__' ? { referenceValue: last.name } : last.fields[fieldPath],
  );
  return [...page, ...(await findAll({ ...query, startAt: { values, before: false } }, headers))];
}

/** Lists the documents that match, except documents in the trash. Reads only the schema's fields. */
export async function listDocuments<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
  clauses: readonly Clause[],
  headers?: HeadersInit,
): Promise<v.InferOutput<TSchema>[]> {
  const fields = [...Object.keys(schema.entries), 'deleted_at'];
  const filters = clauses.flatMap(({ filter }) => filter ?? []);
  const query: Query = Object.assign(
    {
      from: [{ collectionId: collection }],
      select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
    },
    orderBy('__name__', 'asc'),
    filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } },
    ...clauses.map(({ filter: _filter, ...other }) => other),
  );
  const documents = await findAll(query, headers);
  return documents.map(plainDocument).flatMap((document) => {
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
  return found && readPlain(schema, collection, plainDocument(found));
}
