import type { QueryClient } from '@tanstack/react-query';
import {
  hasWordsBeginningWith,
  parseHotelSearchText,
  toHotelFilterResult,
} from '#domain/hotel/hotel-filter.later.ts';
import {
  FIRST_SHOWN_HOTELS_COUNT,
  type HotelFilter,
  type HotelFilterResult,
} from '#domain/hotel/hotel-filter.ts';
import { toSearchableText } from '#domain/text/matches-search.ts';
import { destinationQueries } from './destination-queries.ts';
import { hotelQueries } from './hotel-queries.ts';

/**
 * Returns the ids of the hotels in all destinations whose names match a search; undefined for fewer than 3 characters.
 */
async function findHotelIdsOfNamedDestinations(
  client: QueryClient,
  words: string,
): Promise<Set<string> | undefined> {
  // A search of fewer than 3 characters would match too many destinations.
  if (words.length < 3) return undefined;
  const links = await client.fetchQuery(destinationQueries.active());
  const namedDestinations = links.filter((link) =>
    hasWordsBeginningWith(toSearchableText(link.destination_name), words),
  );
  const idLists = namedDestinations.map(({ id }) =>
    client.fetchQuery(destinationQueries.hotelIds(id)),
  );
  return new Set((await Promise.all(idLists)).flat());
}

/** Filters and sorts the list of all hotels. */
export async function readHotelFilterResult(client: QueryClient, filter: HotelFilter) {
  const [hotels, idsInDestinations] = await Promise.all([
    client.fetchQuery(hotelQueries.all()),
    findHotelIdsOfNamedDestinations(client, parseHotelSearchText(filter.q ?? '').words).catch(
      () => undefined,
    ),
  ]);
  return toHotelFilterResult(hotels, filter, idsInDestinations);
}

/**
 * Returns the part of a filtered list that the server sends with a page: the first hotels, with only the fields that
 * cards show.
 */
export async function readFirstMatchingHotels(
  client: QueryClient,
  filter: HotelFilter,
): Promise<HotelFilterResult> {
  const view = await readHotelFilterResult(client, filter);
  const firstHotels = view.hotels.slice(0, FIRST_SHOWN_HOTELS_COUNT);
  const cards = firstHotels.map(({ coordinates, kinds, months, ...card }) => card);
  return { ...view, hotels: cards };
}
