import type { HotelDestinationLink } from '#domain/hotel/hotel.ts';
import { demoAmericasHotels } from './hotels-amerique.ts';
import { demoAsiaHotels } from './hotels-asie.ts';
import { demoEuropeHotels } from './hotels-europe.ts';
import { demoIndianOceanHotels } from './hotels-ocean-indien.ts';
import type { DemoHotel } from './seed-types.ts';

export const demoHotels: readonly DemoHotel[] = [
  ...demoEuropeHotels,
  ...demoAsiaHotels,
  ...demoAmericasHotels,
  ...demoIndianOceanHotels,
];

/**
 * Ids of the demo hotels of each demo destination. For tests, the Sahara has no hotel, the Maldives and New York have
 * only one each, Villa Ornavento is in two destinations, and the Alps have an unpublished hotel.
 */
const HOTELS_BY_DESTINATION: Record<string, readonly string[]> = {
  italie: ['palazzo-santa-ginevra', 'villa-ornavento', 'locanda-donna-iride'],
  japon: ['ryokan-momiji', 'machiya-usuzumi'],
  grece: ['kaldera-blanc', 'maison-kyra-anthoula'],
  maldives: ['himeyn-veli'],
  alpes: ['grand-hotel-du-lac-blanc', 'villa-ornavento', 'chalets-du-grand-neve'],
  'afrique-de-l-est': ['mlango-wa-bahari', 'anse-rose'],
  'new-york': ['the-lampwright'],
};

export const demoHotelDestinationLinks: readonly HotelDestinationLink[] = Object.entries(
  HOTELS_BY_DESTINATION,
).flatMap(([destinationId, hotelIds]) =>
  hotelIds.map((hotelId) => ({ hotel_id: hotelId, destination_id: destinationId })),
);
