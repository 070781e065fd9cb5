import { useMemo } from 'react';
import { useLiveList } from '#admin/data/live.ts';
import { HOTEL_LINKS } from '#admin/data/read.ts';
import type { ActionTexts } from '#admin/kit/list/action-texts.ts';
import { type Filter, listParts, publicationFilter } from '#admin/kit/list/columns.tsx';
import type { ListConfig, ListSearch } from '#admin/kit/list/list-config.ts';
import {
  NameLink,
  PublicationActions,
  PublicationBulk,
  publicationColumn,
} from '#admin/kit/list/publication.tsx';
import { newestFirst } from '#admin/kit/list/sort-records.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { HOTEL, type Hotel } from '#domain/hotel/hotel.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatCount, formatPrice, formatRating } from '#domain/text/format.ts';

const ENTITY = ENTITIES.hotels;
const NO_DESTINATION = 'aucune';
const { column, filter } = listParts<Hotel>(HOTEL);

const FILTERS = [
  filter('region'),
  filter('featured'),
  publicationFilter<Hotel>('published', {
    oui: 'Publiés',
    non: 'Non publiés',
    prevu: 'À paraître',
  }),
];

/** Adds a filter by destination, which reads the links only once it is used. */
function useFilters({ destination }: ListSearch): readonly Filter<Hotel>[] | undefined {
  const { records: destinations } = useLiveList(ENTITIES.destinations);
  const isUsed = destination !== undefined;
  const { records: links } = useLiveList({ ...HOTEL_LINKS, limit: isUsed ? HOTEL_LINKS.limit : 1 });
  return useMemo(() => {
    if (isUsed && (links === undefined || destinations === undefined)) return undefined;
    const isLinked = ({ id }: Hotel, wanted: string) =>
      links?.some(
        ({ hotel_id, destination_id }) =>
          hotel_id === id && (wanted === NO_DESTINATION || destination_id === wanted),
      ) === true;
    const byDestination: Filter<Hotel> = {
      name: 'destination',
      label: 'Destinations',
      all: 'Toutes',
      options: [
        { value: NO_DESTINATION, label: 'Sans destination' },
        ...(destinations ?? []).map(({ id, destination_name }) => ({
          value: id,
          label: destination_name,
        })),
      ],
      passes: (hotel, wanted) => isLinked(hotel, wanted) === (wanted !== NO_DESTINATION),
    };
    return [...FILTERS, byDestination];
  }, [links, destinations, isUsed]);
}

/** « 11 maisons, dont 5 coups de cœur ». */
function summary(hotels: readonly Hotel[]): string {
  const favourites = hotels.filter(({ featured }) => featured).length;
  const houses = `${formatCount(hotels.length)} ${hotels.length > 1 ? 'maisons' : 'maison'}`;
  if (favourites === 0) return houses;
  return `${houses}, dont ${favourites} ${favourites === 1 ? 'coup' : 'coups'} de cœur`;
}

export const HOTEL_TEXTS: ActionTexts = {
  one: 'hôtel',
  many: 'hôtels',
  question: DELETE_QUESTIONS.hotel,
  deleted: 'Hôtel supprimé',
  notDeleted: "Impossible de supprimer l'hôtel",
};

const price = (hotel: Hotel) => `${formatPrice(hotel.price)}\u00a0€`;

export const HOTEL_LIST: ListConfig<Hotel> = {
  entity: ENTITY,
  title: 'Hôtels',
  summary,
  states: {
    loading: 'Chargement des hôtels…',
    empty: 'Aucun hôtel pour le moment.',
    notFound: 'Aucun hôtel ne correspond à cette recherche.',
  },
  creation: 'Nouvel hôtel',
  searchLabel: 'Nom ou localisation',
  searched: ({ name, location }) => [name, location],
  nameOf: ({ name }) => name,
  columns: [
    column('image'),
    column('name', {
      isTitle: true,
      cell: (hotel) => (
        <NameLink entity={ENTITY} record={hotel}>
          {hotel.name}
        </NameLink>
      ),
    }),
    column('location'),
    column('region', { isMinor: true }),
    column('rating', { cell: ({ rating }) => formatRating(rating) }),
    column('price', { label: 'Prix/nuit', cell: price }),
    column('featured'),
    publicationColumn(),
  ],
  useFilters,
  arrange: newestFirst,
  texts: HOTEL_TEXTS,
  RowActions: (props) => <PublicationActions entity={ENTITY} {...props} />,
  BulkActions: (props) => (
    <PublicationBulk
      {...props}
      texts={HOTEL_TEXTS}
      mark="coup de cœur"
      feature="Mettre en coup de cœur"
      unfeature="Retirer des coups de cœur"
    />
  ),
};
