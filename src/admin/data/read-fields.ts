import { FirebaseError } from 'firebase/app';
import type * as v from 'valibot';
import { queryFields } from '#data/list-fields.ts';
import type { DocumentSchema } from '#data/read-documents.ts';
import { adminAuth } from './admin-auth.ts';
import { withDeadline } from './errors.ts';
import { type Condition, LIST_MAX, type Source } from './read.ts';

// As Firestore's REST API names them.
const OPERATORS = { '==': 'EQUAL', '>': 'GREATER_THAN' } as const;
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

function restValue(value: Condition[2]) {
  if (typeof value === 'boolean') return { booleanValue: value };
  return value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: value };
}

function clausesOf({ field, direction }: Source['order'], condition?: Condition) {
  if (!condition) {
    const order = { field: { fieldPath: field }, direction: DIRECTIONS[direction] };
    return { orderBy: [order], limit: LIST_MAX };
  }
  const [fieldPath, operator, value] = condition;
  const filter = { field: { fieldPath }, op: OPERATORS[operator], value: restValue(value) };
  return { where: { fieldFilter: filter } };
}

/**
 * Reads only the fields of a schema, as article bodies weigh most, of the records that meet a condition,
 * or else of the newest 1,000.
 */
export async function readFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  { collection, order }: Pick<Source, 'collection' | 'order'>,
  condition?: Condition,
): Promise<v.InferOutput<TSchema>[]> {
  const token = await adminAuth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = queryFields(schema, collection, clausesOf(order, condition), headers);
  const told = answer.catch((error: Error) => {
    const code = error.cause === 403 ? 'permission-denied' : 'unavailable';
    throw new FirebaseError(code, error.message);
  });
  return withDeadline(told);
}
