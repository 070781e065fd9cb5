import { absoluteUrl } from '#data/seo-head.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_FILTER, filterHotels } from '#domain/hotel/hotel-filter.ts';
import type { HotelLayout } from './hotel-layouts.ts';

/** schema.org data of a list of hotels: those that the page shows before anybody filters. */
export function hotelListJsonLd(hotels: readonly HotelSummary[], layout: HotelLayout): object {
  return {
    '@type': 'ItemList',
    itemListElement: filterHotels(hotels, DEFAULT_HOTEL_FILTER)
      .slice(0, layout.first)
      .map((hotel, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: hotel.name,
        url: absoluteUrl(`/hotels/${encodeURIComponent(hotel.id)}`),
      })),
  };
}
