import { useMemo } from 'react';
import { useLiveList } from '#data/admin/use-live-list.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { HotelDestination } from '#domain/hotel-destination.ts';
import { HotelsFound, type HotelsFoundProps } from './hotels-found.tsx';

const LINKS = {
  collection: COLLECTIONS.hotelDestinations,
  schema: HotelDestination,
  order: { field: 'hotel_id', direction: 'asc' },
} as const;

/** The hotels that no destination has. Only this reads the links: there are thousands of them. */
export function UnlinkedHotels({ list, ...props }: HotelsFoundProps) {
  const { records } = useLiveList(LINKS);
  const linked = useMemo(() => new Set(records?.map(({ hotel_id }) => hotel_id)), [records]);
  // Before the links are known every hotel would be without one.
  const known = records === undefined ? { ...list, records: undefined } : list;
  return <HotelsFound {...props} list={known} linked={linked} />;
}
