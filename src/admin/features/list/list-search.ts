export type Sort<TKey extends string = string> = { key: TKey; direction: 'asc' | 'desc' };

/** A text from the search parameters, if any. The router parses `?q=1900` as a number. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** Reads a value that is one of those allowed. */
export const oneOf =
  <const TValue extends string>(values: readonly TValue[]) =>
  (value: unknown): TValue | undefined =>
    values.find((known) => known === value);

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
type UrlSearch<TReaders extends Readers> = {
  [TKey in keyof TReaders]?: ReturnType<TReaders[TKey]>;
};

/** A function that reads a page's search parameters: invalid values count as absent. Never throws. */
export function searchReader<TReaders extends Readers>(
  readers: TReaders,
): (search: Record<string, unknown>) => UrlSearch<TReaders>;
export function searchReader(readers: Readers) {
  const entries = Object.entries(readers);
  return (search: Record<string, unknown>) =>
    Object.fromEntries(entries.map(([key, read]) => [key, read(search[key])]));
}

/** The sort after a column head is pressed: ascending, then the other way round. */
export function nextSort<TKey extends string>(sort: Sort<TKey>, key: TKey): Sort<TKey> {
  const isAgain = sort.key === key && sort.direction === 'asc';
  return { key, direction: isAgain ? 'desc' : 'asc' };
}

/** Values of a boolean filter in the URL. */
export const YES_NO = ['oui', 'non'] as const;
type YesNo = (typeof YES_NO)[number];

/** Whether a boolean field passes its filter; no filter passes everything. */
export const passes = (wanted: YesNo | undefined, value: boolean): boolean =>
  wanted === undefined || value === (wanted === 'oui');

/** Values of the publication filter in the URL. */
export const PUBLICATIONS = [...YES_NO, 'prevu'] as const;

/** Whether a record passes the publication filter; planned ones are not published yet. */
export function passesPublication(
  wanted: (typeof PUBLICATIONS)[number] | undefined,
  { published, publish_at }: { published: boolean; publish_at: string | null },
): boolean {
  return wanted === 'prevu' ? publish_at !== null : passes(wanted, published);
}

type Dated = { created_at: string | null; updated_at: string | null };

/** An instant to sort by: as a text it would be collated, which is slow. */
export const timeOf = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);

/** Newest first; what was never published has no date, and stands where it was last saved. */
export function newestFirst<TRecord extends Dated>(records: readonly TRecord[]): TRecord[] {
  const dateOf = ({ created_at, updated_at }: Dated) => created_at ?? updated_at;
  return sortRecords(records, 'desc', (record) => timeOf(dateOf(record)));
}

/** Search parameters for the order of a list. */
export type SortSearch<TKey extends string> = {
  tri?: TKey | undefined;
  ordre?: 'desc' | undefined;
};

/** The sort in the search parameters; undefined means newest first. */
export function sortOf<TKey extends string>(search: SortSearch<TKey>): Sort<TKey> | undefined {
  return search.tri && { key: search.tri, direction: search.ordre ?? 'asc' };
}

/** The search parameters after a column head is pressed. */
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

/** Sorts in French collation order; missing values come last in both directions. */
export function sortRecords<TRecord>(
  records: readonly TRecord[],
  direction: Sort['direction'],
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
