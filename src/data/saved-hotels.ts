import { type Hotel, toHotelSummary } from '#domain/hotel/hotel.ts';
import { type HotelView, viewHotels } from '#domain/hotel/hotel-filter.ts';
import type { HotelFilter } from '#domain/hotel/hotel-search.ts';
import { savedFavourites } from './favourites.ts';
import { isOnline } from './online.ts';

// Fallbacks when neither the network nor the query cache has a hotel. All functions resolve with undefined
// if nothing suitable was saved.

export const savedHotel = async (id: string): Promise<Hotel | undefined> =>
  (await savedFavourites()).find(({ hotel }) => hotel.id === id)?.hotel;

export async function savedAmong(ids: readonly string[]): Promise<Hotel[] | undefined> {
  const found = await Promise.all(ids.map(savedHotel));
  const hotels = found.filter((hotel) => hotel !== undefined);
  return hotels.length > 0 ? hotels : undefined;
}

/** Lists the saved hotels, but only offline: online, an error message is better than a partial list. */
export async function savedList(filter: HotelFilter): Promise<HotelView | undefined> {
  const entries = isOnline() ? [] : await savedFavourites();
  if (entries.length === 0) return undefined;
  return viewHotels(
    entries.map(({ hotel }) => toHotelSummary(hotel)),
    filter,
  );
}
