import { useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import { BY_ID, type CollectionSource, type Condition, LIST_MAX } from '#admin/data/sources.ts';
import { useTotal } from '#admin/data/use-count.ts';
import { type LiveList, useLiveList } from '#admin/data/use-live-list.ts';

/** More than a window shows at once. */
const FIRST = 60;
/** How many a search finds beyond the list. */
const FOUND = 50;

type Listed = { id: string };

export type LongList<TRecord> = LiveList<TRecord> & {
  /** How many there are, read or not; undefined until that is known. */
  total: number | undefined;
  /** Changes with the newest of them. */
  version: unknown;
  /** Reads the next ones. */
  readMore: () => void;
};

/** What is read of a long list besides its newest records, as pages know which filters have an index. */
export type Beyond = {
  /** What the filters ask for, in the order of the list unless given. */
  filters?:
    | (Pick<CollectionSource, 'where'> & Partial<Pick<CollectionSource, 'order'>>)
    | undefined;
  /** Where a text is sought that begins a field, and the text as that field has it. */
  start?: { field: string; text: string };
  /** What the order leaves to the end, however new it is. */
  also?: readonly Condition[];
};

/** The query of what begins with a text. */
export const startingWith = ({ field, text }: NonNullable<Beyond['start']>) => ({
  where: [[field, '>=', text] as const, [field, '<', `${text}\uf8ff`] as const],
  order: { field, direction: 'asc' as const },
  limit: FOUND,
});

/** Records of several lists, each once. */
function union<TRecord extends Listed>(
  lists: readonly LiveList<TRecord>[],
): readonly TRecord[] | undefined {
  const [newest, ...others] = lists.map(({ records }) => records);
  if (newest === undefined || others.every((records) => records === undefined)) return newest;
  const all = [...others, newest].flatMap((records) => records ?? []);
  return [...new Map(all.map((record) => [record.id, record])).values()];
}

/**
 * The newest records of a collection, live: all of them unless there are more than LIST_MAX. Thousands
 * take seconds to read, so the first ones are shown early, unless the list is searched or sorted, which
 * needs the others.
 */
export function useLongList<TRecord extends Listed>(
  source: CollectionSource<v.GenericSchema<unknown, TRecord>>,
  isNarrowed: boolean,
  { filters, start, also }: Beyond = {},
): LongList<TRecord> {
  const [isBegun, setBegun] = useState(isNarrowed);
  const [most, setMost] = useState(LIST_MAX);
  const newest = useLiveList({ ...source, limit: isBegun ? most : FIRST });
  const wantsRest = newest.isCut && !isBegun;
  useEffect(() => {
    if (wantsRest) setBegun(true);
  }, [wantsRest]);
  const isFirst = wantsRest || (newest.isReading && most === LIST_MAX);
  const isLong = isBegun && (newest.isCut || most > LIST_MAX);

  const isFiltered = filters?.where !== undefined && filters.where.length > 0;
  const filtered = useLiveList(
    isLong && isFiltered ? { ...source, ...filters, limit: most } : null,
  );
  const found = useLiveList(isLong && start?.text ? { ...source, ...startingWith(start) } : null);
  const late = useLiveList(
    isLong && also ? { ...source, where: also, order: BY_ID, limit: LIST_MAX } : null,
  );
  const records = useMemo(
    () => union([newest, filtered, found, late]),
    [newest, filtered, found, late],
  );
  // Until it is known that there are no more.
  const isCut = isLong && (newest.isCut || newest.isReading);
  const total = useTotal(source, { records, isCut }, newest.records);
  const lists = [newest, filtered, found, late];
  return {
    records: isNarrowed && isFirst ? undefined : records,
    unreadable: Math.max(...lists.map(({ unreadable }) => unreadable)),
    isCut,
    isReading: isFirst || lists.some(({ isReading }) => isReading),
    total: isFirst ? undefined : total,
    version: newest.records,
    readMore: () => setMost(most + LIST_MAX),
  };
}
