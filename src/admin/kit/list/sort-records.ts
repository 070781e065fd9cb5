const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

/** Sorts in French collation order; missing values come last in both directions. */
export function sortRecords<TRecord>(
  records: readonly TRecord[],
  isDescending: boolean,
  keyOf: (record: TRecord) => unknown,
): TRecord[] {
  const keyed = records.map((record) => ({ record, key: keyOf(record) ?? null }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? compare(b, a) : compare(a, b);
  });
  return keyed.map(({ record }) => record);
}

/** Sorts newest first: by publication date, unpublished records by their last save. */
export const newestFirst = <TRecord extends object>(records: readonly TRecord[]): TRecord[] =>
  sortRecords(
    records,
    true,
    (record) => Reflect.get(record, 'created_at') ?? Reflect.get(record, 'updated_at'),
  );
