import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLiveList } from '#admin/data/live.ts';
import { HOTEL_DESTINATIONS } from '#admin/data/sources.ts';
import { publicationFilter } from '#admin/kit/list/columns.tsx';
import type { ListConfig, RowsProps } from '#admin/kit/list/list-config.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Destination } from '#domain/destination/destination.ts';
import {
  byDisplayOrder,
  FOOTER_DESTINATION_LIMIT,
  footerDestinations,
} from '#domain/destination/destination-list.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { DestinationRow } from './destination-row.tsx';
import { useReorder } from './use-reorder.ts';

/** dnd-kit announces nothing: notices announce moves, and buttons serve the keyboard. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The destinations by display order; the unfiltered list can be reordered. */
function DestinationRows({ records, all, actions }: RowsProps<Destination>) {
  const { records: links } = useLiveList(HOTEL_DESTINATIONS);
  const hotelsOf = (id: string) => links?.filter((link) => link.destination_id === id).length;
  const { destinations, move, isWriting } = useReorder(all);
  // A click without movement is no drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const isWhole = records.length === all.length;
  const shown = isWhole ? destinations : records;
  const inFooter = new Set(footerDestinations(destinations).map(({ id }) => id));
  const drop = ({ active, over }: DragEndEvent) => {
    const to = shown.findIndex(({ id }) => id === over?.id);
    if (to !== -1) move(String(active.id), to);
  };
  return (
    <DndContext sensors={sensors} accessibility={SILENT} onDragEnd={drop}>
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label="Destinations" className="border-t border-ink">
          {shown.map((destination, index) => (
            <DestinationRow
              key={destination.id}
              destination={destination}
              hotels={hotelsOf(destination.id)}
              isInFooter={inFooter.has(destination.id)}
              mover={isWhole ? move : undefined}
              isLocked={isWriting}
              place={{ index, count: shown.length }}
              onDelete={() => actions.remove([destination])}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Says how many destinations the footer shows. */
function FooterHint({ records = [] }: { records: readonly Destination[] | undefined }) {
  const active = records.filter((destination) => destination.active).length;
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

function summary(destinations: readonly Destination[]): string {
  const all = destinations.length;
  const active = destinations.filter((destination) => destination.active).length;
  return `${all} ${all > 1 ? 'destinations' : 'destination'}, dont ${active} ${active > 1 ? 'actives' : 'active'}`;
}

const FILTERS = [
  publicationFilter<Destination>('active', {
    oui: 'Actives',
    non: 'Inactives',
    prevu: 'À paraître',
  }),
];

export const DESTINATION_LIST: ListConfig<Destination> = {
  entity: ENTITIES.destinations,
  title: 'Destinations',
  summary,
  states: {
    loading: 'Chargement des destinations…',
    empty: 'Aucune destination pour le moment.',
    notFound: 'Aucune destination ne correspond à cette recherche.',
  },
  creation: 'Nouvelle destination',
  searchLabel: 'Nom, adresse ou sous-titre',
  searched: (one) => [one.destination_name, `/${one.destination_slug}`, one.subtitle],
  nameOf: ({ destination_name }) => destination_name,
  columns: [],
  useFilters: () => FILTERS,
  arrange: byDisplayOrder,
  card: () => null,
  texts: {
    one: 'destination',
    many: 'destinations',
    isFeminine: true,
    question: DELETE_QUESTIONS.destination,
    deleted: 'Destination supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression',
  },
  Intro: FooterHint,
  Rows: DestinationRows,
};
