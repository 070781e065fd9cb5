import { useMemo } from 'react';
import type { LiveList } from '#data/admin/use-live-list.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import type { Hotel } from '#domain/hotel.ts';
import { nextSort } from '#features/admin/list-search.ts';
import { ListState } from '#features/admin/list-state.tsx';
import { RecordList } from '#features/admin/record-list.tsx';
import { useDeleteRecord } from '#features/admin/use-delete-record.ts';
import { useSelection } from '#features/admin/use-selection.ts';
import { HotelActions } from './hotel-actions.tsx';
import { HOTEL_COLUMNS } from './hotel-columns.tsx';
import { HotelRowCard } from './hotel-row-card.tsx';
import { DELETE_HOTEL } from './hotel-texts.ts';
import { HotelsBulkBar } from './hotels-bulk-bar.tsx';
import { HOTEL_SORTS, type HotelsSearch, sortOf } from './hotels-search.ts';
import { listedHotels } from './listed-hotels.ts';
import { NewHotelLink } from './new-hotel-link.tsx';

export type HotelsFoundProps = {
  list: LiveList<Hotel>;
  search: HotelsSearch;
  onChange: (search: HotelsSearch) => void;
};

const NONE: readonly Hotel[] = [];
const TEXTS = {
  loading: 'Chargement des hôtels...',
  empty: 'Aucun hôtel pour le moment.',
  notFound: 'Aucun hôtel ne correspond à cette recherche.',
};

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
  const { chosen, ...selection } = useSelection(hotels);
  const remove = useDeleteRecord(COLLECTIONS.hotels, DELETE_HOTEL);
  const sort = sortOf(search);
  const sortBy = (key: string) => {
    const tri = HOTEL_SORTS.find((known) => known === key);
    if (tri === undefined) return;
    const direction = sort ? nextSort(sort, tri).direction : 'asc';
    onChange({ ...search, tri, ordre: direction === 'desc' ? direction : undefined });
  };
  return (
    <>
      <ListState list={list} shown={hotels.length} texts={TEXTS} emptyAction={<NewHotelLink />}>
        <RecordList
          label="Hôtels"
          records={hotels}
          columns={HOTEL_COLUMNS}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={sortBy}
          selection={selection}
          actions={(hotel) => (
            <HotelActions
              hotel={hotel}
              onDelete={() => void remove({ id: hotel.id, label: hotel.name })}
            />
          )}
          card={(hotel) => <HotelRowCard hotel={hotel} />}
        />
      </ListState>
      <HotelsBulkBar chosen={chosen} onClear={selection.clear} />
    </>
  );
}
