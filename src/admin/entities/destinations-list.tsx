import { Link } from '@tanstack/react-router';
import { useLiveList } from '#admin/data/live.ts';
import { HOTEL_LINKS } from '#admin/data/read.ts';
import { listParts, publicationFilter } from '#admin/kit/list/columns.tsx';
import type { ListConfig, RowActionsProps } from '#admin/kit/list/list-config.ts';
import { NameLink } from '#admin/kit/list/publication.tsx';
import { RowButton, RowLink } from '#admin/kit/list/row-actions.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { DESTINATION, type Destination } from '#domain/destination/destination.ts';
import { byDisplayOrder, FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { DestinationSummary } from './destination-summary.tsx';
import { moveDestination } from './move-destination.ts';

const ENTITY = ENTITIES.destinations;
const { column } = listParts<Destination>(DESTINATION);

/** « Monter » and « Descendre » while all destinations are shown, and the editor. */
function DestinationActions(props: RowActionsProps<Destination>) {
  const { record, name, actions, shown, all } = props;
  const place = shown.indexOf(record);
  const move = (step: 1 | -1) => actions.run(() => moveDestination(all, record, step));
  return (
    <>
      {shown.length === all.length && (
        <>
          <RowButton of={name} isDisabled={place === 0} onPress={() => move(-1)}>
            Monter
          </RowButton>
          <RowButton of={name} isDisabled={place === all.length - 1} onPress={() => move(1)}>
            Descendre
          </RowButton>
        </>
      )}
      <RowLink
        to="/admin/$section/$id"
        params={{ section: ENTITY.section, id: record.id }}
        of={name}
      >
        Modifier
      </RowLink>
    </>
  );
}

function hotelCount(count: number | undefined): string {
  if (count === undefined) return 'Hôtels liés';
  if (count === 0) return 'Aucun hôtel lié';
  return count === 1 ? '1 hôtel lié' : `${count} hôtels liés`;
}

/** How many hotels a destination has: a link to them. */
function HotelCount({ id }: { id: string }) {
  const { records } = useLiveList(HOTEL_LINKS);
  const count = records?.filter((link) => link.destination_id === id).length;
  return (
    <Link
      to="/admin/$section"
      params={{ section: ENTITIES.hotels.section }}
      search={{ destination: id }}
      className="link decoration-rule"
    >
      {hotelCount(count)}
    </Link>
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

const FILTERS = [
  publicationFilter<Destination>('active', {
    oui: 'Actives',
    non: 'Inactives',
    prevu: 'À paraître',
  }),
];

export const DESTINATION_LIST: ListConfig<Destination> = {
  entity: ENTITY,
  title: 'Destinations',
  summary(destinations) {
    const all = destinations.length;
    const active = destinations.filter((destination) => destination.active).length;
    return `${all} ${all > 1 ? 'destinations' : 'destination'}, dont ${active} ${active > 1 ? 'actives' : 'active'}`;
  },
  states: {
    loading: 'Chargement des destinations…',
    empty: 'Aucune destination pour le moment.',
    notFound: 'Aucune destination ne correspond à cette recherche.',
  },
  creation: 'Nouvelle destination',
  searchLabel: 'Nom, adresse ou sous-titre',
  searched: (one) => [one.destination_name, `/${one.destination_slug}`, one.subtitle],
  nameOf: ({ destination_name }) => destination_name,
  columns: [
    { name: 'display_order', label: 'Ordre', cell: ({ display_order }) => display_order },
    column('banner_image'),
    {
      name: 'destination_name',
      label: 'Destination',
      isTitle: true,
      cell: (destination) => (
        <>
          <NameLink entity={ENTITY} record={destination}>
            {destination.destination_name}
          </NameLink>
          <DestinationSummary destination={destination} />
        </>
      ),
    },
    {
      name: 'active',
      label: 'État',
      cell: ({ active, publish_at }) => (
        <span className={active ? 'badge badge-outline text-ok' : 'badge badge-outline h-auto'}>
          {publish_at === null
            ? active
              ? 'Active'
              : 'Inactive'
            : `À paraître le ${formatDateTime(publish_at)}`}
        </span>
      ),
    },
    { name: 'hotels', label: 'Hôtels', cell: ({ id }) => <HotelCount id={id} /> },
  ],
  useFilters: () => FILTERS,
  arrange: byDisplayOrder,
  texts: {
    one: 'destination',
    many: 'destinations',
    isFeminine: true,
    question: DELETE_QUESTIONS.destination,
    deleted: 'Destination supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression',
  },
  Intro: FooterHint,
  RowActions: DestinationActions,
};
