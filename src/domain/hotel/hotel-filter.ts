import { PART_LENGTH } from '#domain/site/catalogue.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { HotelSummary } from './hotel.ts';
import type { HotelPart, HotelView } from './hotel-list.ts';
import { BUDGET_MAX, type HotelSearch, REGIONS, type Region } from './hotel-search.ts';

export type HotelFilter = { q: string; region: Region | 'all'; budget: number };

export const DEFAULT_HOTEL_FILTER: HotelFilter = { q: '', region: 'all', budget: BUDGET_MAX };

export function toHotelFilter(search: HotelSearch): HotelFilter {
  return {
    q: search.q ?? DEFAULT_HOTEL_FILTER.q,
    region: search.region ?? DEFAULT_HOTEL_FILTER.region,
    budget: search.budget ?? DEFAULT_HOTEL_FILTER.budget,
  };
}

export function toHotelSearch(filter: HotelFilter): HotelSearch {
  return {
    ...(filter.q === '' ? {} : { q: filter.q }),
    ...(filter.region === 'all' ? {} : { region: filter.region }),
    ...(filter.budget === BUDGET_MAX ? {} : { budget: filter.budget }),
  };
}

type Filterable = {
  name: string;
  location: string;
  region: string | null;
  price?: number | null;
};

const searchable = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

// Folding 5,000 names takes longer than searching them, so each hotel is folded only once.
const foldedTexts = new WeakMap<Filterable, string>();

function searchedText(hotel: Filterable): string {
  const known = foldedTexts.get(hotel);
  if (known !== undefined) return known;
  const folded = `${searchable(hotel.name)}\n${searchable(hotel.location)}`;
  foldedTexts.set(hotel, folded);
  return folded;
}

/** Returns the hotels that match. The search ignores case and accents; a missing price counts as 0. */
export function filterHotels<THotel extends Filterable>(
  hotels: readonly THotel[],
  filter: HotelFilter,
): THotel[] {
  const wanted = searchable(filter.q);
  return hotels.filter(
    (hotel) =>
      (filter.region === 'all' || hotel.region === filter.region) &&
      (hotel.price ?? 0) <= filter.budget &&
      (wanted === '' || searchedText(hotel).includes(wanted)),
  );
}

/** Returns the matching hotels above BUDGET_MAX; an empty list once a lower budget is chosen. */
export function hotelsAboveBudget<THotel extends Filterable>(
  hotels: readonly THotel[],
  filter: HotelFilter,
): THotel[] {
  if (filter.budget < BUDGET_MAX) return [];
  const dear = hotels.filter((hotel) => (hotel.price ?? 0) > BUDGET_MAX);
  return filterHotels(dear, { ...filter, budget: Number.POSITIVE_INFINITY });
}

export function hotelRegions(hotels: readonly { region: string | null }[]): Region[] {
  const present = new Set(hotels.map((hotel) => hotel.region));
  return REGIONS.filter((region) => present.has(region));
}

const NAMED_MAX = 12;

export function viewHotels(hotels: readonly HotelSummary[], filter: HotelFilter): HotelView {
  const found = filterHotels(hotels, filter);
  const above = hotelsAboveBudget(hotels, filter);
  return {
    hotels: found,
    count: found.length,
    regions: hotelRegions(hotels),
    above: { count: above.length, named: above.slice(0, NAMED_MAX) },
  };
}

export function hotelPart(hotels: readonly HotelSummary[], filter: HotelFilter): HotelPart {
  const { above, ...view } = viewHotels(hotels, filter);
  return {
    ...view,
    filter,
    hotels: view.hotels.slice(0, PART_LENGTH),
    above: { count: above.count, named: above.named.map(({ id, name }) => ({ id, name })) },
  };
}
