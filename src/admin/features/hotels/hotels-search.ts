import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import {
  passes,
  readOneOf,
  readText,
  type SortSearch,
  sortOf,
  sortRecords,
  YES_NO,
  type YesNo,
} from '#admin/features/list/list-search.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { filterHotels } from '#domain/hotel/hotel-filter.ts';
import { REGIONS, type Region } from '#domain/hotel/hotel-search.ts';

const HOTEL_SORTS = ['nom', 'localisation', 'region', 'note', 'prix', 'coup', 'publie'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** The URL search of the list; absent values do not filter, without `tri` the newest come first. */
export type HotelsSearch = SortSearch<HotelSort> & {
  q?: string | undefined;
  region?: Region | undefined;
  /** « Coup de cœur ». */
  coup?: YesNo | undefined;
  publie?: YesNo | undefined;
  /** Only hotels without a destination. */
  destination?: 'aucune' | undefined;
};

/** Never throws: an invalid value counts as absent. */
export function parseHotelsSearch(search: Record<string, unknown>): HotelsSearch {
  return {
    q: readText(search.q),
    region: readOneOf(search.region, REGIONS),
    coup: readOneOf(search.coup, YES_NO),
    publie: readOneOf(search.publie, YES_NO),
    destination: readOneOf(search.destination, ['aucune']),
    tri: readOneOf(search.tri, HOTEL_SORTS),
    ordre: readOneOf(search.ordre, ['desc']),
  };
}

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
