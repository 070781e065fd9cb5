export type Sortable = string | number | boolean | null;
export type Direction = 'asc' | 'desc';

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** Sorts in French collation order; missing values come last in both directions. */
export function sortRecords<TRecord>(
  records: readonly TRecord[],
  direction: Direction,
  keyOf: (record: TRecord) => Sortable,
): TRecord[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = records.map((record) => ({ record, key: keyOf(record) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
  return keyed.map(({ record }) => record);
}

/** Returns an instant as a number, as collating ISO dates is slow. */
export const timeOf = (instant: string | null | undefined): number | null =>
  instant ? Date.parse(instant) : null;

type Dated = { created_at?: string | null; updated_at?: string | null };

/** Sorts by the date that visitors read; what was never published stands where it was last saved. */
export const newestFirst = <TRecord extends Dated>(records: readonly TRecord[]): TRecord[] =>
  sortRecords(records, 'desc', ({ created_at, updated_at }) => timeOf(created_at ?? updated_at));
