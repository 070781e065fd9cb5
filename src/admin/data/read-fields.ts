import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { queryFields } from '#data/list-fields.ts';
import type { DocumentSchema } from '#data/read-documents.ts';
import { adminAuth } from './admin-auth.ts';
import { withDeadline } from './errors.ts';
import { LIST_MAX, type Source } from './read.ts';

/** A field that equals a boolean, or is later than a date: `['handled', false]`. */
export type FieldCondition = readonly [fieldPath: string, value: boolean | Date];

// Returns a condition of Firestore's REST API.
function whereClause([fieldPath, value]: FieldCondition) {
  const condition =
    value instanceof Date
      ? { op: 'GREATER_THAN', value: { timestampValue: value.toISOString() } }
      : { op: 'EQUAL', value: { booleanValue: value } };
  return { where: { fieldFilter: { field: { fieldPath }, ...condition } } };
}

function newest({ field: fieldPath, direction }: Source['order']) {
  const order = { field: { fieldPath }, direction: `${direction.toUpperCase()}ENDING` };
  return { orderBy: [order], limit: LIST_MAX };
}

/**
 * Reads only a schema's fields, because article bodies are large, of the records that meet a condition,
 * or else of the newest 1,000 records.
 */
export async function readFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  { collection, order }: Pick<Source, 'collection' | 'order'>,
  condition?: FieldCondition,
): Promise<v.InferOutput<TSchema>[]> {
  const clauses = condition ? whereClause(condition) : newest(order);
  const token = await adminAuth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = queryFields(schema, collection, clauses, headers).catch((error: Error) => {
    const code = error.cause === 403 ? 'permission-denied' : 'unavailable';
    throw new FirebaseError(code, error.message);
  });
  return withDeadline(answer);
}
