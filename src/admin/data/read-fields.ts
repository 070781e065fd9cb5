import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { queryFields } from '#data/list-fields.ts';
import type { DocumentSchema } from '#data/read-documents.ts';
import { adminAuth } from './admin-auth.ts';
import { withDeadline } from './errors.ts';
import type { CollectionSource, Condition } from './sources.ts';

const OPERATORS = {
  '==': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const;

function restValue(value: Condition[2]) {
  if (typeof value === 'boolean') return { booleanValue: value };
  return value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: value };
}

/** Reads only the fields of a schema in the documents of a source, as article bodies weigh most. */
export async function readFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  { collection, order, where = [], limit }: CollectionSource,
): Promise<v.InferOutput<TSchema>[]> {
  const filters = where.map(([fieldPath, operator, value]) => ({
    fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: restValue(value) },
  }));
  const clauses = {
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [
      {
        field: { fieldPath: order.field },
        direction: order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      },
    ],
    ...(limit !== undefined && { limit }),
  };
  const token = await adminAuth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = queryFields(schema, collection, clauses, headers).catch((error: Error) => {
    const code = error.cause === 403 ? 'permission-denied' : 'unavailable';
    throw new FirebaseError(code, error.message);
  });
  return withDeadline(answer);
}
