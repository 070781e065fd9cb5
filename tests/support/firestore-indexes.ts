import { readFileSync } from 'node:fs';

type Field = { field: { fieldPath: string } };
type Condition = Field & { op: string };
type Filter = {
  compositeFilter?: { filters: Filter[] };
  fieldFilter?: Condition;
  unaryFilter?: Condition;
};

/** A query as Firestore's API takes it. */
export type StructuredQuery = {
  from: { collectionId: string }[];
  where?: Filter;
  orderBy?: (Field & { direction?: string })[];
};

type Index = {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
};
const config: { indexes: Index[] } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

const INEQUALITIES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

const conditionsOf = (filter: Filter = {}): Condition[] =>
  filter.compositeFilter?.filters.flatMap(conditionsOf) ??
  [filter.fieldFilter ?? filter.unaryFilter].filter((condition) => condition !== undefined);

/**
 * Refuses a query that firestore.indexes.json has no composite index for, as Firestore does and its
 * emulators do not. Equalities alone, and an order by one field alone, need none.
 */
export function requireIndex({ from, where, orderBy = [] }: StructuredQuery): void {
  const conditions = conditionsOf(where);
  const ranges = conditions.filter(({ op }) => INEQUALITIES.includes(op));
  const equal = conditions.filter(({ op }) => !INEQUALITIES.includes(op));
  const order = (orderBy.length > 0 ? orderBy : ranges.slice(0, 1))
    .map(({ field, ...of }) => ({
      fieldPath: field.fieldPath,
      order: 'direction' in of ? of.direction : 'ASCENDING',
    }))
    .filter(({ fieldPath }) => fieldPath !== '__name__');
  if (order.length === 0 || equal.length + order.length < 2) return;
  const equalPaths = equal.map(({ field }) => field.fieldPath).sort();
  const isServed = ({ collectionGroup, fields }: Index) => {
    const paths = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const rest = fields.slice(equal.length);
    return (
      collectionGroup === from[0]?.collectionId &&
      paths.sort().join() === equalPaths.join() &&
      JSON.stringify(rest) === JSON.stringify(order)
    );
  };
  if (config.indexes.some(isServed)) return;
  const needed = [...equalPaths, ...order.map((one) => `${one.fieldPath} ${one.order}`)];
  throw new Error(`firestore.indexes.json lacks ${from[0]?.collectionId}: ${needed.join(', ')}.`);
}
