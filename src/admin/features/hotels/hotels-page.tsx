import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { HOTEL_DESTINATIONS, HOTELS } from '#admin/data/sources.ts';
import { type LiveList, useLiveList } from '#admin/data/use-live-list.ts';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { PublicationList } from '#admin/features/list/publication-list.tsx';
import { PublicationPage } from '#admin/features/list/publication-page.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { useLongList } from '#admin/features/list/use-long-list.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { HOTEL_COLUMNS, HotelRowCard } from './hotel-rows.tsx';
import { HOTEL_SECTION, hotelsSummary } from './hotel-texts.ts';
import {
  HOTEL_FILTERS,
  HOTEL_ORDERS,
  type HotelsSearch,
  listedHotels,
  readHotelsSearch,
} from './hotels-search.ts';

const route = getRouteApi('/_guard/admin/hotels/');

/** The list of hotels. */
export function HotelsPage() {
  const [search, change] = useListSearch(route, readHotelsSearch);
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useLongList(HOTELS, isNarrowed);
  const Found = search.destination === 'aucune' ? UnlinkedHotels : HotelsFound;
  return (
    <PublicationPage
      section={HOTEL_SECTION}
      list={list}
      summaryOf={hotelsSummary}
      searchLabel="Nom ou localisation"
      filters={HOTEL_FILTERS}
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
  /** Ids of the hotels that are linked to a destination, to be left out. */
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

/** Hotels without a destination. Only this filter reads the links, which may be thousands. */
function UnlinkedHotels({ list, ...props }: HotelsFoundProps) {
  const { records } = useLiveList(HOTEL_DESTINATIONS);
  const linked = useMemo(() => new Set(records?.map(({ hotel_id }) => hotel_id)), [records]);
  // Until the links are loaded every hotel would seem to be without one.
  const known = records === undefined ? { ...list, records: undefined } : list;
  return <HotelsFound {...props} list={known} linked={linked} />;
}
