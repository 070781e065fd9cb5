import { getRouteApi, Link } from '@tanstack/react-router';
import { DESTINATIONS, HOTEL_DESTINATIONS } from '#data/admin/sources.ts';
import { useLiveList } from '#data/admin/use-live-list.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import type { Destination } from '#domain/destination.ts';
import { byDisplayOrder } from '#domain/destination-list.ts';
import { DELETE_QUESTIONS } from '#domain/messages.ts';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import type { FilterSearch } from '#features/admin/list-filter.ts';
import { ListState } from '#features/admin/list-state.tsx';
import { PageHead } from '#features/admin/page-head.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { useDeleteRecord } from '#features/admin/use-delete-record.ts';
import { buttonClass } from '#ui/button.tsx';
import { DestinationList } from './destination-list.tsx';
import { NEW_SHEET, readDestinationSearch, STATES } from './destination-search.ts';
import { DestinationSheet } from './destination-sheet.tsx';
import { filterDestinations } from './filter-destinations.ts';
import { FooterHint } from './footer-hint.tsx';
import { ReorderBar } from './reorder-bar.tsx';
import { useFocusAfterSheet } from './use-focus-after-sheet.ts';
import { useReorder } from './use-reorder.ts';

const TEXTS = {
  loading: 'Chargement des destinations...',
  empty: 'Aucune destination pour le moment.',
  notFound: 'Aucune destination ne correspond à cette recherche.',
};

const route = getRouteApi('/_guard/admin/destinations');

function summaryOf(destinations: readonly Destination[]): string {
  const all = destinations.length;
  const active = destinations.filter((destination) => destination.active).length;
  return `${all} ${all > 1 ? 'destinations' : 'destination'}, dont ${active} ${active > 1 ? 'actives' : 'active'}`;
}

/** /admin/destinations: the list by display order, and the form of one of them. */
export function DestinationsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useLiveList(DESTINATIONS);
  const links = useLiveList(HOTEL_DESTINATIONS).records ?? [];
  const destinations = byDisplayOrder(list.records ?? []);
  const shown = filterDestinations(destinations, search);
  const { move, undo, canUndo, message } = useReorder(destinations);
  const remove = useDeleteRecord(COLLECTIONS.destinations, {
    question: DELETE_QUESTIONS.destination,
    done: 'Destination supprimée avec succès',
    failed: 'Erreur lors de la suppression',
    restored: 'Destination restaurée',
  });
  const newLink = useFocusAfterSheet(search.fiche);

  const narrow = (part: FilterSearch) => {
    const next = readDestinationSearch({ ...search, ...part });
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const close = (ignoreBlocker = false) =>
    void navigate({ search: { ...search, fiche: undefined }, resetScroll: false, ignoreBlocker });
  const onDelete = async ({ id, destination_name: label }: Destination) => {
    // What was typed into the form of something deleted has nowhere to go.
    if ((await remove({ id, label })) && search.fiche === id) close(true);
  };
  return (
    <>
      <PageHead title="Destinations" summary={list.records && summaryOf(destinations)}>
        <SearchBox
          value={search.q ?? ''}
          label="Nom, slug ou sous-titre"
          onSearch={(q) => narrow({ q })}
        />
        <div className="-mb-2.5">
          <FilterSelect
            label="État"
            all="Toutes"
            options={STATES}
            value={search.etat}
            onChange={(etat) => narrow({ etat })}
          />
        </div>
        <Link
          ref={newLink}
          to="/admin/destinations"
          search={{ ...search, fiche: NEW_SHEET }}
          className={buttonClass()}
        >
          Nouvelle destination
        </Link>
      </PageHead>
      {search.fiche !== undefined && list.records !== undefined && (
        <DestinationSheet
          key={search.fiche}
          fiche={search.fiche}
          destinations={destinations}
          onClose={() => close()}
        />
      )}
      <FooterHint destinations={destinations} />
      <ListState list={list} shown={shown.length} texts={TEXTS}>
        <DestinationList
          destinations={destinations}
          shown={shown}
          hotelsOf={(id) => links.filter((link) => link.destination_id === id).length}
          onMove={move}
          onDelete={(destination) => void onDelete(destination)}
        />
      </ListState>
      <ReorderBar message={message} canUndo={canUndo} onUndo={() => void undo()} />
    </>
  );
}
