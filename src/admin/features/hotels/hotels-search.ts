import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import {
  oneOf,
  passes,
  readText,
  searchReader,
  sortOf,
  sortRecords,
  YES_NO,
} from '#admin/features/list/list-search.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
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
  publie: oneOf(YES_NO),
  /** Only hotels without a destination. */
  destination: oneOf(['aucune']),
  tri: oneOf(HOTEL_SORTS),
  ordre: oneOf(['desc']),
});
export type HotelsSearch = ReturnType<typeof readHotelsSearch>;

export const HOTEL_FILTERS: readonly ListFilter[] = [
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
    all: 'Avec ou sans',
    options: labelOptions({ aucune: 'Sans destination' }),
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

/** The hotels that match the URL search, in its order, without those whose id is in `linked`. */
export function listedHotels(
  hotels: readonly Hotel[],
  search: HotelsSearch,
  linked: ReadonlySet<string> | null,
): Hotel[] {
  const { q = '', region = 'all', coup, publie } = search;
  const found = filterHotels(hotels, { q, region, budget: Number.POSITIVE_INFINITY }).filter(
    ({ id, featured, published }) =>
      passes(coup, featured) && passes(publie, published) && !linked?.has(id),
  );
  const sort = sortOf(search);
  return sort ? sortRecords(found, sort.direction, SORT_KEYS[sort.key]) : found;
}
