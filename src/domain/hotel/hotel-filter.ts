import { foldWords } from '#domain/text/fold-text.ts';
import type { HotelSummary } from './hotel.ts';
import {
  BUDGET_MAX,
  type HotelFilter,
  type HotelSearch,
  REGIONS,
  type Region,
} from './hotel-search.ts';

/** Number of hotels that a page shows at first: a number that fills whole rows at any width. */
export const FIRST_HOTELS = 12;

/** A filtered list of hotels; `hotels` may hold only the first of its `count` hotels. */
export type HotelView<THotel extends HotelSummary = HotelSummary> = {
  hotels: THotel[];
  count: number;
  regions: Region[];
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

export function toHotelSearch({ q, region, budget }: HotelFilter): HotelSearch {
  return {
    ...(q !== '' && { q }),
    ...(region !== 'all' && { region }),
    ...(budget !== BUDGET_MAX && { budget }),
  };
}

type Filterable = {
  name: string;
  location: string;
  region: string | null;
  price?: number | null;
};

// Cache of hotels' texts without accents and case: folding 5,000 texts takes longer than searching them.
const foldedTexts = new WeakMap<Filterable, string>();

function searchedText(hotel: Filterable): string {
  const known = foldedTexts.get(hotel);
  if (known !== undefined) return known;
  const folded = ` ${foldWords(`${hotel.name} ${hotel.location}`)}`;
  foldedTexts.set(hotel, folded);
  return folded;
}

/** Filters hotels. Each word of the search must begin a word of name or place, or the whole search occur there. */
export function filterHotels<THotel extends Filterable>(
  hotels: readonly THotel[],
  filter: HotelFilter,
): THotel[] {
  const wanted = foldWords(filter.q);
  const words = wanted.split(' ').map((word) => ` ${word}`);
  const isNamed = (text: string) =>
    text.includes(wanted) || words.every((word) => text.includes(word));
  return hotels.filter(
    (hotel) =>
      (filter.region === 'all' || hotel.region === filter.region) &&
      (hotel.price ?? 0) <= filter.budget &&
      isNamed(searchedText(hotel)),
  );
}

const NAMED_MAX = 12;

export function toHotelView<THotel extends HotelSummary>(
  hotels: readonly THotel[],
  filter: HotelFilter,
): HotelView<THotel> {
  const found = filterHotels(hotels, filter);
  const present = new Set(hotels.map((hotel) => hotel.region));
  // The slider's highest value means that the visitor set no limit, so hotels above this price are named below the list.
  const dear = filter.budget < BUDGET_MAX ? [] : hotels.filter(({ price }) => price > BUDGET_MAX);
  const above = filterHotels(dear, { ...filter, budget: Number.POSITIVE_INFINITY });
  const named = above.slice(0, NAMED_MAX).map(({ id, name }) => ({ id, name }));
  return {
    hotels: found,
    count: found.length,
    regions: REGIONS.filter((region) => present.has(region)),
    above: { count: above.length, named },
  };
}

/** Returns false for a hotel of which only the fields for filtering have been read; its card shows an empty frame. */
export const isWhole = ({ image }: HotelSummary): boolean => image !== '';

export type IndexedHotel = Pick<HotelSummary, 'id' | 'name' | 'region'>;

const inFrench = new Intl.Collator('fr');

/** Groups hotels by region, hotels without a region last; sorts each group by name in French. */
export function hotelsByRegion<THotel extends Pick<IndexedHotel, 'name' | 'region'>>(
  hotels: readonly THotel[],
): { region: Region | null; hotels: THotel[] }[] {
  return [...REGIONS, null]
    .map((region) => ({
      region,
      hotels: hotels
        .filter((hotel) => hotel.region === region)
        .sort((one, other) => inFrench.compare(one.name, other.name)),
    }))
    .filter((group) => group.hotels.length > 0);
}
