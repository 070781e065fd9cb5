/** Returns the median; for an even count, the mean of the middle two; NaN if any value is NaN. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Returns the median of each key over all records; an empty record for no records. */
export function medians<TKey extends string>(
  records: readonly Record<TKey, number>[],
): Partial<Record<TKey, number>> {
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  const result: Partial<Record<string, number>> = {};
  for (const key of keys) {
    result[key] = median(
      records.map((record: Record<string, number>) => record[key] ?? Number.NaN),
    );
  }
  return result;
}

/** Returns the value that this share of all values stays below; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
