import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import {
  newestFirst,
  oneOf,
  PUBLICATIONS,
  passes,
  passesPublication,
  readText,
  searchReader,
  sortOf,
  sortRecords,
  YES_NO,
} from '#admin/features/list/list-search.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import type { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { filterHotels } from '#domain/hotel/hotel-filter.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';

const HOTEL_SORTS = ['nom', 'localisation', 'region', 'note', 'prix', 'coup', 'publie'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** The URL search of the list; absent values do not filter, without `tri` the newest come first. */
export const readHotelsSearch = searchReader({
  q: readText,
  region: oneOf(REGIONS),
  /** « Coup de cœur ». */
  coup: oneOf(YES_NO),
  publie: oneOf(PUBLICATIONS),
  /** The id of a destination, or `aucune`: hotels without one. */
  destination: readText,
  tri: oneOf(HOTEL_SORTS),
  ordre: oneOf(['desc']),
});
export type HotelsSearch = ReturnType<typeof readHotelsSearch>;

/** Hotels without a destination. */
export const NO_DESTINATION = 'aucune';

export const hotelFilters = (destinations: readonly Destination[]): ListFilter[] => [
  { key: 'region', label: 'Région', all: 'Toutes', options: valueOptions(REGIONS) },
  {
    key: 'coup',
    label: 'Coup de cœur',
    all: 'Tous',
    options: labelOptions({ oui: 'Coups de cœur', non: 'Sans coup de cœur' }),
  },
  PUBLICATION_FILTER,
  {
    key: 'destination',
    label: 'Destinations',
    all: 'Toutes',
    options: [
      { value: NO_DESTINATION, label: 'Sans destination' },
      ...destinations.map(({ id, destination_name }) => ({ value: id, label: destination_name })),
    ],
  },
];

/** Orders offered on a phone, which has no column heads. */
export const HOTEL_ORDERS = {
  nom: 'Nom',
  localisation: 'Localisation',
  region: 'Région',
  note: 'Note croissante',
  'note desc': 'Note décroissante',
  prix: 'Prix croissant',
  'prix desc': 'Prix décroissant',
};

const SORT_KEYS: Record<HotelSort, (hotel: Hotel) => string | number | boolean | null> = {
  nom: ({ name }) => name,
  localisation: ({ location }) => location,
  region: ({ region }) => region,
  note: ({ rating }) => rating,
  prix: ({ price }) => price,
  coup: ({ featured }) => featured,
  publie: ({ published }) => published,
};

/** The hotels that a destination filter is about: linked to its destination, or to any. */
export function linkedHotels(
  links: readonly HotelDestination[],
  { destination }: HotelsSearch,
): ReadonlySet<string> {
  const wanted = links.filter(
    (link) => destination === NO_DESTINATION || link.destination_id === destination,
  );
  return new Set(wanted.map(({ hotel_id }) => hotel_id));
}

/** The hotels that match the URL search, in its order; `linked` are those of `linkedHotels`. */
export function listedHotels(
  hotels: readonly Hotel[],
  search: HotelsSearch,
  linked: ReadonlySet<string> | null,
): Hotel[] {
  const { q = '', region = 'all', coup, publie, destination } = search;
  const found = filterHotels(hotels, { q, region, budget: Number.POSITIVE_INFINITY }).filter(
    (hotel) =>
      passes(coup, hotel.featured) &&
      passesPublication(publie, hotel) &&
      (linked === null || linked.has(hotel.id) === (destination !== NO_DESTINATION)),
  );
  const sort = sortOf(search);
  return sort ? sortRecords(found, sort.direction, SORT_KEYS[sort.key]) : newestFirst(found);
}
