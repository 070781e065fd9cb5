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
