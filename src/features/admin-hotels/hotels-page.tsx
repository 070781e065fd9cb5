import { PageHead } from '#features/admin/page-head.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { hotelsSummary } from './hotel-texts.ts';
import { HotelsFilters } from './hotels-filters.tsx';
import { HotelsFound } from './hotels-found.tsx';
import type { HotelsSearch } from './hotels-search.ts';
import { NewHotelLink } from './new-hotel-link.tsx';
import { UnlinkedHotels } from './unlinked-hotels.tsx';
import { useHotels } from './use-hotels.ts';

type HotelsPageProps = { search: HotelsSearch; onChange: (search: HotelsSearch) => void };

/** The list of hotels (spec section 2, Admin routes). */
export function HotelsPage({ search, onChange }: HotelsPageProps) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useHotels(isNarrowed);
  const Found = search.destination === 'aucune' ? UnlinkedHotels : HotelsFound;
  return (
    <>
      <PageHead
        title="Hôtels"
        summary={list.records && !list.isCut ? hotelsSummary(list.records) : 'Chargement…'}
      >
        <SearchBox
          label="Nom ou localisation"
          value={search.q ?? ''}
          onSearch={(text) => onChange({ ...search, q: text.trim() === '' ? undefined : text })}
        />
        <NewHotelLink />
      </PageHead>
      <HotelsFilters search={search} onChange={onChange} />
      <Found list={list} search={search} onChange={onChange} />
    </>
  );
}
