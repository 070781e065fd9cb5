import { useMemo } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { PublicationList } from '#admin/features/list/publication-list.tsx';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { HOTEL_COLUMNS } from './hotel-columns.tsx';
import { HotelRowCard } from './hotel-row-card.tsx';
import { HOTEL_SECTION } from './hotel-texts.ts';
import type { HotelsSearch } from './hotels-search.ts';
import { listedHotels } from './listed-hotels.ts';

export type HotelsFoundProps = {
  list: LiveList<Hotel>;
  search: HotelsSearch;
  /** What of the address changes. */
  onChange: (part: FilterSearch) => void;
};

const NONE: readonly Hotel[] = [];

/** The hotels that search and filters leave, and what can be done with them. */
export function HotelsFound({
  list,
  search,
  onChange,
  linked = null,
}: HotelsFoundProps & {
  /** Hotels that a destination has, when only the others are asked for. */
  linked?: ReadonlySet<string> | null;
}) {
  const records = list.records ?? NONE;
  const hotels = useMemo(() => listedHotels(records, search, linked), [records, search, linked]);
  return (
    <PublicationList
      section={HOTEL_SECTION}
      list={list}
      found={hotels}
      columns={HOTEL_COLUMNS}
      nameOf={({ name }) => name}
      card={(hotel) => <HotelRowCard hotel={hotel} />}
      sort={search}
      onSort={onChange}
    />
  );
}
