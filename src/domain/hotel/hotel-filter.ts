import type { HotelSummary, ListedHotel } from './hotel.ts';
import type { Region } from './hotel-search.ts';

/** Number of hotels that a page shows at first: a number that fills whole rows at any width. */
export const FIRST_HOTELS_COUNT = 12;

/** A filtered list; `count` is the number of hotels found, of which `hotels` may hold only the first. */
export type FilteredHotels = {
  hotels: ListedHotel[];
  count: number;
  regions: Region[];
  /** Hotels above the budget's highest value: their number, and the first, whose names the page shows. */
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

/** Returns whether the fields of a hotel's card were read, and not only those for filters. */
export const hasCard = (hotel: ListedHotel): hotel is HotelSummary => 'image' in hotel;
