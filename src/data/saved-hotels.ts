import { type Hotel, type HotelSummary, toHotelSummary } from '#domain/hotel/hotel.ts';
import { savedFavourites } from './favourites.ts';
import { isOnline } from './online.ts';

// What can be read of the hotels when neither the network nor the cache has them. All resolve with
// undefined when nothing was saved.

/** A hotel that the visitor saved. */
export const savedHotel = async (id: string): Promise<Hotel | undefined> =>
  (await savedFavourites()).find(({ hotel }) => hotel.id === id)?.hotel;

/** Those of several hotels that the visitor saved, in the order of `ids`. */
export async function savedAmong(ids: readonly string[]): Promise<Hotel[] | undefined> {
  const found = await Promise.all(ids.map(savedHotel));
  const hotels = found.filter((hotel) => hotel !== undefined);
  return hotels.length > 0 ? hotels : undefined;
}

/**
 * All hotels that the visitor saved, as a list; only offline, as with a network an error tells more
 * than a list that lacks the others.
 */
export async function savedList(): Promise<HotelSummary[] | undefined> {
  const entries = isOnline() ? [] : await savedFavourites();
  return entries.length > 0 ? entries.map(({ hotel }) => toHotelSummary(hotel)) : undefined;
}
