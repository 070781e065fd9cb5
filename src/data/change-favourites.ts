import type { Hotel } from '#domain/hotel/hotel.ts';
import { savedFavourites, storeFavourites } from './favourites.ts';
import { keepImages, releaseImages } from './saved-images.ts';

/** Saves a hotel with its images for offline reading, or removes it. Never throws. */
export async function toggleFavourite(hotel: Hotel): Promise<'added' | 'removed'> {
  const entries = await savedFavourites();
  if (entries.some((entry) => entry.hotel.id === hotel.id)) {
    await removeFavourite(hotel.id);
    return 'removed';
  }
  const entry = { hotel, saved_at: new Date().toISOString() };
  await storeFavourites([entry, ...entries]);
  // Not awaited: the visitor is told at once that the hotel is saved.
  void keepImages(hotel);
  return 'added';
}

/** Removes a saved hotel with the images that no other saved hotel shows. Never throws. */
export async function removeFavourite(id: string): Promise<void> {
  const entries = await savedFavourites();
  const removed = entries.find((entry) => entry.hotel.id === id);
  const kept = entries.filter((entry) => entry.hotel.id !== id);
  await storeFavourites(kept);
  if (removed) {
    await releaseImages(
      removed.hotel,
      kept.map((entry) => entry.hotel),
    );
  }
}
