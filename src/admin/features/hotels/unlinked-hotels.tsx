import { useMemo } from 'react';
import { HOTEL_DESTINATIONS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { HotelsFound, type HotelsFoundProps } from './hotels-found.tsx';

/** The hotels that no destination has. Only this reads the links: there are thousands of them. */
export function UnlinkedHotels({ list, ...props }: HotelsFoundProps) {
  const { records } = useLiveList(HOTEL_DESTINATIONS);
  const linked = useMemo(() => new Set(records?.map(({ hotel_id }) => hotel_id)), [records]);
  // Before the links are known every hotel would be without one.
  const known = records === undefined ? { ...list, records: undefined } : list;
  return <HotelsFound {...props} list={known} linked={linked} />;
}
