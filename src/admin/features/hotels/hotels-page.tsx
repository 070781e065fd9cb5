import { HOTELS } from '#admin/data/sources.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FoldingFilters } from '#admin/features/list/filters.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { NewRecordLink } from '#admin/features/list/publication-head.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useLongList } from '#admin/features/list/use-long-list.ts';
import { HOTEL_SECTION, hotelsSummary } from './hotel-texts.ts';
import { HOTEL_FILTERS, HOTEL_ORDERS } from './hotels-filters.ts';
import { HotelsFound } from './hotels-found.tsx';
import { type HotelsSearch, parseHotelsSearch } from './hotels-search.ts';
import { UnlinkedHotels } from './unlinked-hotels.tsx';

type HotelsPageProps = { search: HotelsSearch; onChange: (search: HotelsSearch) => void };

/** The list of hotels (spec section 2, Admin routes). */
export function HotelsPage({ search, onChange }: HotelsPageProps) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useLongList(HOTELS, isNarrowed);
  const change = (part: FilterSearch) => onChange(parseHotelsSearch({ ...search, ...part }));
  const Found = search.destination === 'aucune' ? UnlinkedHotels : HotelsFound;
  return (
    <>
      <PageHead
        title={HOTEL_SECTION.title}
        summary={list.records && !list.isCut ? hotelsSummary(list.records) : 'Chargement…'}
      >
        <SearchBox
          label="Nom ou localisation"
          value={search.q ?? ''}
          onSearch={(q) => change({ q })}
        />
        <NewRecordLink section={HOTEL_SECTION} />
      </PageHead>
      <FoldingFilters
        filters={HOTEL_FILTERS}
        orders={HOTEL_ORDERS}
        search={search}
        onChange={change}
      />
      <Found list={list} search={search} onChange={change} />
    </>
  );
}
