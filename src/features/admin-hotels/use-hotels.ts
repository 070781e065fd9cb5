import { useEffect, useState } from 'react';
import { HOTELS } from '#data/admin/sources.ts';
import { type LiveList, useLiveList } from '#data/admin/use-live-list.ts';
import type { Hotel } from '#domain/hotel.ts';

/** More than a window shows. */
const FIRST = { ...HOTELS, limit: 60 } as const;

/**
 * All hotels, live. Thousands of them take seconds to read, so the newest are there first; unless
 * they are searched or sorted, for which all are needed.
 */
export function useHotels(isNarrowed: boolean): LiveList<Hotel> {
  const [isWhole, setWhole] = useState(isNarrowed);
  const list = useLiveList(isWhole ? HOTELS : FIRST);
  const wantsRest = list.records !== undefined && list.isCut;
  useEffect(() => {
    if (wantsRest) setWhole(true);
  }, [wantsRest]);
  return isNarrowed && list.isCut ? { ...list, records: undefined } : list;
}
