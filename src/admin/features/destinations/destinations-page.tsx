import { getRouteApi, Link } from '@tanstack/react-router';
import { DESTINATIONS, HOTEL_DESTINATIONS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { buttonClass } from '#ui/button.tsx';
import { DestinationFilters } from './destination-filters.tsx';
import { DestinationList } from './destination-list.tsx';
import { NEW_SHEET, readDestinationSearch } from './destination-search.ts';
import { DestinationSheet } from './destination-sheet.tsx';
import { filterDestinations } from './filter-destinations.ts';
import { FooterHint } from './footer-hint.tsx';
import { ORDER_LOCK_ID, OrderLock } from './order-lock.tsx';
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
  const stored = list.records ?? [];
  const { destinations, isWriting, move, undo, canUndo, message } = useReorder(stored);
  const shown = filterDestinations(destinations, search);
  // A form compares what it opened with what is stored: a move would be a conflict with oneself.
  const lockedBy = search.fiche === undefined ? undefined : ORDER_LOCK_ID;
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
        <DestinationFilters search={search} onChange={narrow} />
        <Link
          ref={newLink}
          to="/admin/destinations"
          search={{ ...search, fiche: NEW_SHEET }}
          className={buttonClass()}
        >
          Nouvelle destination
        </Link>
      </PageHead>
      {/* A move that is still being written would be a conflict with what is typed meanwhile. */}
      {search.fiche !== undefined && list.records !== undefined && !isWriting && (
        <DestinationSheet
          key={search.fiche}
          fiche={search.fiche}
          destinations={stored}
          onClose={() => close()}
        />
      )}
      <FooterHint destinations={destinations} />
      {lockedBy !== undefined && <OrderLock />}
      <ListState list={list} shown={shown.length} texts={TEXTS}>
        <DestinationList
          destinations={destinations}
          shown={shown}
          hotelsOf={(id) => links.filter((link) => link.destination_id === id).length}
          onMove={move}
          lockedBy={lockedBy}
          onDelete={(destination) => void onDelete(destination)}
        />
      </ListState>
      <ReorderBar message={message} canUndo={canUndo} lockedBy={lockedBy} onUndo={undo} />
    </>
  );
}
