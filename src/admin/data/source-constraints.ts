import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { CollectionSource } from './sources.ts';

/** The documents of a source, of the first `most` in its order. */
export function sourceQuery(
  db: Firestore,
  { collection: name, order, where: conditions = [] }: CollectionSource,
  most?: number,
): Query {
  return query(
    collection(db, name),
    ...conditions.map(([field, operator, value]) => where(field, operator, value)),
    orderBy(order.field, order.direction),
    ...(most === undefined ? [] : [limit(most)]),
  );
}
