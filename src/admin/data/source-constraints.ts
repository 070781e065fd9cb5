import type { CollectionSource, Condition } from './sources.ts';

/** What makes constraints in Firestore's SDK or in its lite one. */
type Sdk<TConstraint> = {
  where: (...condition: Condition) => TConstraint;
  orderBy: (field: string, direction: 'asc' | 'desc') => TConstraint;
  limit: (most: number) => TConstraint;
};

/** What a query of a source asks of its collection, for the first `most` in its order. */
export const constraintsOf = <TConstraint>(
  sdk: Sdk<TConstraint>,
  { order, where = [] }: CollectionSource,
  most?: number,
): TConstraint[] => [
  ...where.map((condition) => sdk.where(...condition)),
  sdk.orderBy(order.field, order.direction),
  ...(most === undefined ? [] : [sdk.limit(most)]),
];
