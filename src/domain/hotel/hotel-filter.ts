import type { CatalogueHotel, HotelSummary } from './hotel.ts';
import type { Region } from './hotel-search.ts';

/** Number of hotels that a page shows at first: a number that fills whole rows at any width. */
export const FIRST_HOTELS_COUNT = 12;

/** A filtered list; `count` is the number of hotels found, of which `hotels` may hold only the first. */
export type FilteredHotels<THotel extends HotelSummary = HotelSummary> = {
  hotels: THotel[];
  count: number;
  regions: Region[];
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

/** Returns only the fields of a hotel that its card shows. */
export function toCard(hotel: CatalogueHotel): HotelSummary {
  const { coordinates: _, kinds: __, months: ___, ...card } = hotel;
  return card;
}

/** Returns false for a hotel of which only the fields for filters were read: its card then shows an empty frame. */
export const hasCard = ({ image }: HotelSummary): boolean => image !== '';

export type IndexedHotel = Pick<HotelSummary, 'id' | 'name' | 'region'>;
