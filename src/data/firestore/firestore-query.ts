import * as v from 'valibot';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';

const Fields = v.optional(v.looseObject({}), {});
export const EncodedDocument = v.object({ name: v.string(), fields: Fields });
export type EncodedDocument = v.InferOutput<typeof EncodedDocument>;

export type QueryFilterValue = string | boolean | Date;
const OPERATORS = { '==': 'EQUAL', '>': 'GREATER_THAN', '>=': 'GREATER_THAN_OR_EQUAL' } as const;
/** Condition on a field. Unless the operator is « == », Firestore requires the query to be sorted by the same field. */
export type QueryFilter = readonly [
  field: string,
  operator: keyof typeof OPERATORS,
  value: QueryFilterValue,
];

export type FirestoreQueryOptions = {
  /** Fields to read; all fields if undefined. */
  select?: readonly string[] | undefined;
  where?: readonly QueryFilter[];
  /** Order of the documents, by default that of their ids. Documents that lack the field sorted by are left out. */
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  /** Maximum number of documents; by default all, or one page of QUERY_DOCS_MAX in `queryDocumentsPage`. */
  limit?: number;
  startAfter?: EncodedDocument;
  /** True to query all subcollections of this name, whatever their parent (a collection group). */
  isGroup?: boolean;
};

export const PUBLISHED_ONLY: QueryFilter = ['published', '==', true];
export const NEWEST_FIRST = { field: 'created_at', direction: 'desc' } as const;

const ID = '__name__';

function fieldFilter([fieldPath, operator, value]: QueryFilter) {
  const type = typeof value === 'boolean' ? 'booleanValue' : 'stringValue';
  const encoded = value instanceof Date ? { timestampValue: value } : { [type]: value };
  return { fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: encoded } };
}

/** Returns the `where` of a query: documents match if they meet all conditions. */
export const whereAll = (conditions: readonly QueryFilter[]) =>
  conditions.length > 0 && {
    where: { compositeFilter: { op: 'AND', filters: conditions.map(fieldFilter) } },
  };

/**
 * Encodes a query for Firestore's REST API. The cursor also has the last document's name, because several documents may
 * have the same value in the field sorted by.
 */
export function structuredQuery(collectionId: string, query: FirestoreQueryOptions) {
  const { select, where = [], orderBy, limit = QUERY_DOCS_MAX, startAfter, isGroup } = query;
  const order = orderBy ? [orderBy.field] : [];
  // Also reads the field by which the query is sorted, for the next page's cursor.
  const fields = select && [...new Set([...select, ...order])];
  const sortedBy = [...order, ID];
  const direction = orderBy?.direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const cursor = sortedBy.map((field) =>
    field === ID ? { referenceValue: startAfter?.name } : startAfter?.fields[field],
  );
  return {
    from: [{ collectionId, allDescendants: isGroup }],
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
    ...whereAll(where),
    orderBy: sortedBy.map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(startAfter && { startAt: { values: cursor, before: false } }),
    limit,
  };
}
