import type { Sort } from './list-search.ts';

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

type Sortable = string | number | boolean | null;

function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** Sorted as French sorts; what is missing comes last either way. */
export function sortRecords<TRecord>(
  records: readonly TRecord[],
  direction: Sort['direction'],
  keyOf: (record: TRecord) => Sortable,
): TRecord[] {
  const sign = direction === 'asc' ? 1 : -1;
  return records.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}
