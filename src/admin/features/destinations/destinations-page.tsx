import { getRouteApi, Link } from '@tanstack/react-router';
import { DESTINATIONS, HOTEL_DESTINATIONS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterSelect } from '#admin/features/list/filters.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import type { Destination } from '#domain/destination/destination.ts';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { DestinationSheet, useFocusAfterSheet } from './destination-form.tsx';
import { DestinationList } from './destination-list.tsx';
import { ORDER_LOCK_ID } from './destination-row.tsx';
import {
  type DestinationSearch,
  filterDestinations,
  NEW_SHEET,
  readDestinationSearch,
  STATES,
} from './destination-search.ts';
import { useReorder } from './use-reorder.ts';

const TEXTS = {
  loading: 'Chargement des destinations…',
  empty: 'Aucune destination pour le moment.',
  notFound: 'Aucune destination ne correspond à cette recherche.',
};

const route = getRouteApi('/_guard/admin/destinations');

function summaryOf(destinations: readonly Destination[]): string {
  const all = destinations.length;
  const active = destinations.filter((destination) => destination.active).length;
  return `${all} ${all > 1 ? 'destinations' : 'destination'}, dont ${active} ${active > 1 ? 'actives' : 'active'}`;
}

/** How many hotels each destination has. */
function useHotelCounts(destinations: readonly Destination[]): ReadonlyMap<string, number> {
  const { records: links = [] } = useLiveList(HOTEL_DESTINATIONS);
  const countOf = (id: string) => links.filter((link) => link.destination_id === id).length;
  return new Map(destinations.map(({ id }) => [id, countOf(id)]));
}

/** The list by display order, and the form of one destination. */
export function DestinationsPage() {
  const [search, change] = useListSearch(route, readDestinationSearch);
  const navigate = route.useNavigate();
  const list = useLiveList(DESTINATIONS);
  const hotels = useHotelCounts(list.records ?? []);
  const stored = list.records ?? [];
  // A move changes what is stored: with an open form it would conflict with one's own edits.
  const isLocked = search.fiche !== undefined;
  const { destinations, isWriting, move } = useReorder(stored, isLocked);
  const shown = filterDestinations(destinations, search);
  const remove = useDeleteRecord(COLLECTIONS.destinations, {
    question: DELETE_QUESTIONS.destination,
    done: 'Destination supprimée avec succès',
    failed: 'Erreur lors de la suppression',
    restored: 'Destination restaurée',
  });
  const newLink = useFocusAfterSheet(search.fiche);

  const open = (fiche: string) =>
    navigate({
      search: { ...search, fiche },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const close = (ignoreBlocker = false) =>
    void navigate({ search: { ...search, fiche: undefined }, resetScroll: false, ignoreBlocker });
  const onDelete = async ({ id, destination_name: label }: Destination) => {
    // The form of a deleted destination closes without asking about unsaved changes.
    if ((await remove({ id, label })) && search.fiche === id) close(true);
  };
  return (
    <>
      <PageHead title="Destinations" summary={list.records && summaryOf(destinations)}>
        <DestinationFilters search={search} onChange={change} />
        <Link
          ref={newLink}
          to="/admin/destinations"
          search={{ ...search, fiche: NEW_SHEET }}
          className={buttonClass()}
        >
          Nouvelle destination
        </Link>
      </PageHead>
      {/* A move that is still being written would conflict with the form. */}
      {search.fiche !== undefined && list.records !== undefined && !isWriting && (
        <DestinationSheet
          key={search.fiche}
          fiche={search.fiche}
          destinations={stored}
          onClose={() => close()}
          onCreated={open}
        />
      )}
      <FooterHint destinations={destinations} />
      {isLocked && (
        <p id={ORDER_LOCK_ID} className="mb-6 text-small text-ink-2">
          L’ordre ne change pas tant que la fiche est ouverte{'\u00a0'}: enregistrez-la ou fermez-la
          d’abord.
        </p>
      )}
      <ListState list={list} shown={shown.length} texts={TEXTS}>
        <DestinationList
          destinations={destinations}
          shown={shown}
          hotelsOf={(id) => hotels.get(id) ?? 0}
          onMove={move}
          isLocked={isLocked || isWriting}
          onDelete={(destination) => void onDelete(destination)}
        />
      </ListState>
    </>
  );
}

type DestinationFiltersProps = {
  search: DestinationSearch;
  onChange: (part: FilterSearch) => void;
};

function DestinationFilters({ search, onChange }: DestinationFiltersProps) {
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        label="Nom, slug ou sous-titre"
        onSearch={(q) => onChange({ q })}
      />
      <div className="-mb-2.5">
        <FilterSelect
          label="État"
          all="Toutes"
          options={STATES}
          value={search.etat}
          onChange={(etat) => onChange({ etat })}
        />
      </div>
    </>
  );
}

/** How many destinations the footer shows. */
function FooterHint({ destinations }: { destinations: readonly Destination[] }) {
  const active = destinations.filter((destination) => destination.active).length;
  return (
    <div className="mb-6 text-small text-ink-2">
      <p>
        {FOOTER_DESTINATION_LIMIT} destinations au maximum recommandées{'\u00a0'}: elles sont
        affichées dans le pied de page.
      </p>
      {active > FOOTER_DESTINATION_LIMIT && (
        <p>
          {active} sont actives{'\u00a0'}: seules les cinq premières par ordre alphabétique y
          figurent.
        </p>
      )}
    </div>
  );
}
