import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { requireIndex } from './firestore-indexes.ts';
import { answerRequests, unreachable } from './network.ts';

/** The fields of a document; a string in a field named `…_at` is stored as a timestamp. */
export type Fields = Record<string, unknown>;
type Value = Record<string, unknown>;
type Operator = 'EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
type Filter = { fieldFilter: { field: { fieldPath: string }; op: Operator; value: Value } };
type Order = { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' };
type Query = {
  from: [{ collectionId: string }];
  select: { fields: { fieldPath: string }[] };
  where?: { compositeFilter: { filters: Filter[] } };
  orderBy: Order[];
  startAt?: { values: Value[] };
  limit?: number;
};
type Stored = { name: string; fields: Fields };
type Read = { collection: string; kind: 'get' | 'list'; documents: number };

const ROOT = /^\/v1\/(projects\/[^:]+\/documents):(\w+)$/;

const collections = new Map<string, Map<string, Fields>>();
const before = new Map<string, () => unknown>();

/** All reads since `clearFirestore`, in order. */
export const firestoreReads: Read[] = [];

/** Counts the reads of a collection (`hotels`), or only those of one kind (`hotels:list`). */
export const readsOf = (of: string): number =>
  firestoreReads.filter(
    ({ collection, kind }) => of === collection || of === `${collection}:${kind}`,
  ).length;

/** Stores documents in a collection unchanged, replacing documents with the same ids. */
export function store(collection: string, documents: readonly object[]): void {
  const stored = collections.get(collection) ?? new Map<string, Fields>();
  collections.set(collection, stored);
  for (const document of documents) {
    const { id, ...fields }: Fields = { ...document };
    stored.set(String(id), fields);
  }
}

/** Replaces a collection by documents that visitors may read. */
export function publish(collection: string, documents: readonly object[]): void {
  collections.delete(collection);
  store(
    collection,
    documents.map((document) => ({ published: true, active: true, ...document })),
  );
}

/** Names reads of a collection (`hotels`), or only those of one kind (`hotels:list`). */
type Reads = string;

/** Runs a function before each answer to these reads, which wait for it and fail if it fails. */
export const beforeReading = (of: Reads, run: () => unknown): void => void before.set(of, run);

/** Makes these reads fail: all, or the next `times`. */
export function failReads(of: Reads, times = Number.POSITIVE_INFINITY): void {
  let failed = 0;
  beforeReading(of, () => {
    failed += 1;
    return failed <= times ? unreachable() : undefined;
  });
}

/** Makes these reads wait. @returns functions that let the reads succeed or fail */
export function holdReads(of: Reads) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  beforeReading(of, () => promise);
  return { resolve, reject: () => reject(new TypeError('Failed to fetch')) };
}

/** Undoes `beforeReading`, `failReads` and `holdReads`. */
export const mendReads = (of: Reads): void => void before.delete(of);

function encode(key: string, value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string')
    return { [/_at$/.test(key) ? 'timestampValue' : 'stringValue']: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((one) => encode('', one)) } };
  return { mapValue: { fields: encodeAll(Object(value)) } };
}

const encodeAll = (fields: Fields): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encode(key, value)]),
  );

function isMatch(fields: Fields, { fieldFilter: { field, op, value } }: Filter): boolean {
  const stored = fields[field.fieldPath];
  const [wanted] = Object.values(value);
  if (op === 'EQUAL') return stored === wanted;
  const order = typeof stored === typeof wanted ? compare(stored, wanted) : -1;
  return order > 0 || (order === 0 && op === 'GREATER_THAN_OR_EQUAL');
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  // Null sorts before all other values.
  if (a === null || b === null) return a === null ? -1 : 1;
  const isAfter = typeof a === 'number' ? a > Number(b) : String(a) > String(b);
  return isAfter ? 1 : -1;
}

/** Returns the documents that a query finds; ties keep the order of storing. */
function find(query: Query, root: string): Stored[] {
  const [{ collectionId }] = query.from;
  const { orderBy, startAt, limit } = query;
  const filters = query.where?.compositeFilter.filters ?? [];
  const orders = orderBy.filter(({ field }) => field.fieldPath !== '__name__');
  const all = [...(collections.get(collectionId) ?? [])];
  const found = all
    .map(([id, fields]) => ({ name: `${root}/${collectionId}/${id}`, fields }))
    .filter(({ fields }) => filters.every((filter) => isMatch(fields, filter)))
    .filter(({ fields }) => orders.every(({ field }) => fields[field.fieldPath] !== undefined))
    .sort((a, b) => {
      for (const { field, direction } of orders) {
        const order = compare(a.fields[field.fieldPath], b.fields[field.fieldPath]);
        if (order !== 0) return direction === 'DESCENDING' ? -order : order;
      }
      return 0;
    });
  const cursorOf = ({ name, fields }: Stored) =>
    orderBy.map(({ field: { fieldPath } }) =>
      fieldPath === '__name__' ? { referenceValue: name } : encode(fieldPath, fields[fieldPath]),
    );
  const cursor = JSON.stringify(startAt?.values);
  const last = found.findIndex((one) => JSON.stringify(cursorOf(one)) === cursor);
  if (startAt && last === -1) throw new Error(`No document is at ${cursor}.`);
  return found.slice(last + 1, limit === undefined ? undefined : last + 1 + limit);
}

/** Formats a document for the REST API, with the selected fields or all. */
const write = ({ name, fields }: Stored, select?: Query['select']) => ({
  name,
  fields: encodeAll(
    select === undefined
      ? fields
      : Object.fromEntries(select.fields.map(({ fieldPath }) => [fieldPath, fields[fieldPath]])),
  ),
});

async function ready(collection: string, kind: Read['kind'], documents: number): Promise<void> {
  firestoreReads.push({ collection, kind, documents });
  await before.get(collection)?.();
  await before.get(`${collection}:${kind}`)?.();
}

/** What the security rules let visitors read: any record by its id, or only with this field true. */
const VISITORS_READ: Readonly<Record<string, 'any' | 'published' | 'active'>> = {
  hotels: 'published',
  hotel_destinations: 'published',
  blog_posts: 'published',
  letters: 'published',
  popular_destinations: 'active',
  page_content: 'any',
  settings: 'any',
};

const refusal = () => new Response(null, { status: 403 });

async function get(root: string, [name = '']: string[], isAdmin: boolean): Promise<Response> {
  const [collection = '', id = ''] = name.slice(root.length + 1).split('/');
  await ready(collection, 'get', 1);
  const fields = collections.get(collection)?.get(id);
  const allowed = VISITORS_READ[collection];
  if (!isAdmin && allowed !== 'any' && fields?.[allowed ?? ''] !== true) return refusal();
  return Response.json([fields ? { found: write({ name, fields }) } : { missing: name }]);
}

/** Rules are no filters: the query itself has to leave out what visitors may not read. */
const mayList = ({ from: [{ collectionId }], where, limit = Infinity }: Query): boolean =>
  limit <= QUERY_DOCS_MAX &&
  where?.compositeFilter.filters.some(
    ({ fieldFilter: { field, value } }) =>
      field.fieldPath === VISITORS_READ[collectionId] && value.booleanValue === true,
  ) === true;

async function list(root: string, query: Query, isAdmin: boolean): Promise<Response> {
  if (!isAdmin && !mayList(query)) return refusal();
  requireIndex(query);
  const found = find(query, root);
  // Firestore bills a query without results as one read.
  await ready(query.from[0].collectionId, 'list', Math.max(1, found.length));
  if (found.length === 0) return Response.json([{}]);
  return Response.json(found.map((document) => ({ document: write(document, query.select) })));
}

async function answerFirestore(url: URL, init: RequestInit): Promise<Response> {
  const [, root = '', method] = ROOT.exec(decodeURIComponent(url.pathname)) ?? [];
  const body = JSON.parse(String(init.body));
  const isAdmin = new Headers(init.headers).has('Authorization');
  return method === 'batchGet'
    ? get(root, body.documents, isAdmin)
    : list(root, body.structuredQuery, isAdmin);
}

/** Empties Firestore, and lets all reads succeed again. */
export function clearFirestore(): void {
  collections.clear();
  before.clear();
  firestoreReads.length = 0;
  answerRequests('/v1/projects/', answerFirestore);
}
