import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DESTINATIONS, HOTEL_DESTINATIONS, HOTELS } from '#admin/data/sources.ts';
import { type LiveList, useLiveList } from '#admin/data/use-live-list.ts';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { PublicationList } from '#admin/features/list/publication-list.tsx';
import { PublicationPage } from '#admin/features/list/publication-page.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { HOTEL_COLUMNS, HotelRowCard } from './hotel-rows.tsx';
import { HOTEL_SECTION, hotelsSummary } from './hotel-texts.ts';
import {
  HOTEL_ORDERS,
  type HotelsSearch,
  hotelFilters,
  linkedHotels,
  listedHotels,
  readHotelsSearch,
} from './hotels-search.ts';

const route = getRouteApi('/_guard/admin/hotels/');

/** The list of hotels. */
export function HotelsPage() {
  const [search, change] = useListSearch(route, readHotelsSearch);
  const list = useLiveList(HOTELS);
  const destinations = useLiveList(DESTINATIONS).records ?? [];
  const Found = search.destination === undefined ? HotelsFound : HotelsByDestination;
  return (
    <PublicationPage
      section={HOTEL_SECTION}
      list={list}
      summaryOf={hotelsSummary}
      searchLabel="Nom ou localisation"
      filters={hotelFilters(destinations)}
      orders={HOTEL_ORDERS}
      search={search}
      onChange={change}
    >
      <Found list={list} search={search} onChange={change} />
    </PublicationPage>
  );
}

type HotelsFoundProps = {
  list: LiveList<Hotel>;
  search: HotelsSearch;
  onChange: (part: FilterSearch) => void;
  /** The hotels that the destination filter is about. */
  linked?: ReadonlySet<string> | null;
};

function HotelsFound({ list, search, onChange, linked = null }: HotelsFoundProps) {
  const { records } = list;
  const found = useMemo(
    () => listedHotels(records ?? [], search, linked),
    [records, search, linked],
  );
  return (
    <PublicationList
      section={HOTEL_SECTION}
      list={list}
      found={found}
      columns={HOTEL_COLUMNS}
      nameOf={({ name }) => name}
      card={(hotel) => <HotelRowCard hotel={hotel} />}
      sort={search}
      onSort={onChange}
    />
  );
}

/** Hotels of a destination, or without one: only this filter reads the links. */
function HotelsByDestination({ list, ...props }: HotelsFoundProps) {
  const { search } = props;
  const { records } = useLiveList(HOTEL_DESTINATIONS);
  const linked = useMemo(() => linkedHotels(records ?? [], search), [records, search]);
  // Until the links are loaded every hotel would seem to be without one.
  const known = records === undefined ? { ...list, records: undefined } : list;
  return <HotelsFound {...props} list={known} linked={linked} />;
}
