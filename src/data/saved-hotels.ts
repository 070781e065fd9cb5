import type { FavouriteEntry, Hotel, HotelSummary } from '#domain/hotel/hotel.ts';
import { toHotelSummary } from '#domain/hotel/hotel.ts';
import { savedFavourites } from './favourites.ts';
import { isOnline } from './online.ts';

// What can be read of the hotels when neither the network nor the cache has them. All resolve with
// undefined when nothing was saved.

const hotelOf = (entries: readonly FavouriteEntry[], id: string): Hotel | undefined =>
  entries.find(({ hotel }) => hotel.id === id)?.hotel;

/** A hotel that the visitor saved. */
export async function savedHotel(id: string): Promise<Hotel | undefined> {
  return hotelOf(await savedFavourites(), id);
}

/** Those of several hotels that the visitor saved, in the order of `ids`. */
export async function savedAmong(ids: readonly string[]): Promise<Hotel[] | undefined> {
  const entries = await savedFavourites();
  const hotels = ids.map((id) => hotelOf(entries, id)).filter((hotel) => hotel !== undefined);
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
