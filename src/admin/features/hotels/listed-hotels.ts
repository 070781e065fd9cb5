import { passes, sortOf, sortRecords } from '#admin/features/list/list-search.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { filterHotels } from '#domain/hotel/hotel-filter.ts';
import type { HotelSort, HotelsSearch } from './hotels-search.ts';

const SORT_KEYS: Record<HotelSort, (hotel: Hotel) => string | number | boolean | null> = {
  nom: ({ name }) => name,
  localisation: ({ location }) => location,
  region: ({ region }) => region,
  note: ({ rating }) => rating,
  prix: ({ price }) => price,
  coup: ({ featured }) => featured,
  publie: ({ published }) => published,
};

/** The hotels that the address asks for, in its order. `linked` are those that a destination has. */
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
