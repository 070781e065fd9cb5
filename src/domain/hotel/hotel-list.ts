import type { CataloguePage } from '#domain/site/catalogue.ts';
import type { HotelSummary } from './hotel.ts';
import type { HotelFilter } from './hotel-filter.ts';
import type { IndexedHotel } from './hotel-index.ts';
import type { Region } from './hotel-search.ts';

export type HotelView = {
  /** The matching hotels in order; of a long list, possibly only the first hotels. */
  hotels: HotelSummary[];
  count: number;
  regions: Region[];
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

export type HotelPart = HotelView & {
  filter: HotelFilter;
  index?: CataloguePage<IndexedHotel>;
};

/** All published hotels, newest first; of a long list, the server sends only a part. */
export type HotelList = HotelSummary[] | HotelPart;

/** The hotels of a destination by name, possibly only the first hotels, and how many exist in total. */
export type DestinationHotels = { hotels: HotelSummary[]; count: number };

export const hotelsIn = (list: HotelList): HotelSummary[] =>
  Array.isArray(list) ? list : list.hotels;
