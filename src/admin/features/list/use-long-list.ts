import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { CollectionSource } from '#admin/data/collection-source.ts';
import { type LiveList, useLiveList } from '#admin/data/use-live-list.ts';
import type { DocumentSchema } from '#data/read-documents.ts';

/** More than a window shows at once. */
const FIRST = 60;

/**
 * A whole collection, live. Thousands of records take seconds to read, so the first ones are shown
 * early, unless the list is searched or sorted, which needs all of them.
 */
export function useLongList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
  isNarrowed: boolean,
): LiveList<v.InferOutput<TSchema>> {
  const [isWhole, setWhole] = useState(isNarrowed);
  const list = useLiveList(isWhole ? source : { ...source, limit: FIRST });
  const wantsRest = list.records !== undefined && list.isCut;
  useEffect(() => {
    if (wantsRest) setWhole(true);
  }, [wantsRest]);
  return isNarrowed && list.isCut ? { ...list, records: undefined } : list;
}
