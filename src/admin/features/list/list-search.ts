/** How a list is sorted: a column, and which end comes first. */
export type Sort<TKey extends string = string> = { key: TKey; direction: 'asc' | 'desc' };

/**
 * What the address says of a list: `?q=…&tri=nom&ordre=desc`. It never throws. The router reads
 * « ?q=1900 » as a number, which is a text all the same.
 */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** One of a list of values, or nothing. */
export function readOneOf<TValue extends string>(
  value: unknown,
  values: readonly TValue[],
): TValue | undefined {
  return values.find((known) => known === value);
}

/** A press on a column's head: sorts by it, then the other way round. */
export function nextSort<TKey extends string>(sort: Sort<TKey>, key: TKey): Sort<TKey> {
  const isAgain = sort.key === key && sort.direction === 'asc';
  return { key, direction: isAgain ? 'desc' : 'asc' };
}

/** A column's tick, as an address asks for it. */
export const YES_NO = ['oui', 'non'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Whether a record's tick is the one asked for; nothing asked lets everything pass. */
export const passes = (wanted: YesNo | undefined, value: boolean): boolean =>
  wanted === undefined || value === (wanted === 'oui');

/** How an address sorts a list. */
export type SortSearch<TKey extends string> = {
  tri?: TKey | undefined;
  ordre?: 'desc' | undefined;
};

/** The column that the list is sorted by; none: the newest first. */
export function sortOf<TKey extends string>(search: SortSearch<TKey>): Sort<TKey> | undefined {
  return search.tri && { key: search.tri, direction: search.ordre ?? 'asc' };
}

/** What the address says of the order after a press on a column's head. */
export function sortedBy(search: SortSearch<string>, key: string): SortSearch<string> {
  const sort = sortOf(search);
  const isDescending = sort !== undefined && nextSort(sort, key).direction === 'desc';
  return { tri: key, ordre: isDescending ? 'desc' : undefined };
}

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
