import type { CatalogueHotel, HotelSummary } from './hotel.ts';
import type { Region } from './hotel-search.ts';

/** Number of hotels that a page shows at first: a number that fills whole rows at any width. */
export const FIRST_HOTELS_COUNT = 12;

/** A filtered list of hotels; `hotels` may hold only the first of its `count` hotels. */
export type FilteredHotels<THotel extends HotelSummary = HotelSummary> = {
  hotels: THotel[];
  count: number;
  regions: Region[];
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

/** Returns what a card shows of a hotel. */
export function toCard(hotel: CatalogueHotel): HotelSummary {
  const { coordinates: _, kinds: __, months: ___, ...card } = hotel;
  return card;
}

/** Returns false for a hotel of which only the fields for filtering have been read; its card shows an empty frame. */
export const isWhole = ({ image }: HotelSummary): boolean => image !== '';

export type IndexedHotel = Pick<HotelSummary, 'id' | 'name' | 'region'>;
