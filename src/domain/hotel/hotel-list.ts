import type { CataloguePage } from '#domain/site/catalogue.ts';
import type { HotelSummary } from './hotel.ts';
import type { HotelFilter } from './hotel-filter.ts';
import type { IndexedHotel } from './hotel-index.ts';
import type { Region } from './hotel-search.ts';

/** What is shown of hotels for a filter. */
export type HotelView = {
  /** Those that match, in order; of a long list maybe only the first. */
  hotels: HotelSummary[];
  /** How many match. */
  count: number;
  /** That some hotel has. */
  regions: Region[];
  /** That no budget reaches, see `hotelsAboveBudget`. */
  above: { count: number; named: Pick<HotelSummary, 'id' | 'name'>[] };
};

/** The part of a long list that a page shows. */
export type HotelPart = HotelView & {
  filter: HotelFilter;
  /** The page of the index, where there is one. */
  index?: CataloguePage<IndexedHotel>;
};

/** All published hotels, newest first, or of a long list a part. */
export type HotelList = HotelSummary[] | HotelPart;

/** The hotels of a destination by name, or of many the first and how many there are. */
export type DestinationHotelList = HotelSummary[] | { hotels: HotelSummary[]; count: number };

/** The hotels that are there, of a part those that match its filter. */
export const hotelsIn = (list: HotelList | DestinationHotelList): HotelSummary[] =>
  Array.isArray(list) ? list : list.hotels;
