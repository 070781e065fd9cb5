import { useEffect } from 'react';
import { useFavourites } from '#data/favourites/favourites.ts';
import { useOnline } from '#data/online.ts';
import { SAVED_HOTELS_CACHE } from '#domain/site/storage-keys.ts';

/** Caches saved hotels for reading offline: on each visit, when a hotel is saved, and when the network is back. */
export function SavedHotelCacher() {
  const isOnline = useOnline();
  const { entries, ready } = useFavourites();
  const count = entries.length;
  useEffect(() => {
    if (isOnline && ready) keep(count).catch(() => undefined);
  }, [isOnline, ready, count]);
  return null;
}

/** Rejects without Cache Storage, or if the code cannot be loaded; the next visit tries again. */
async function keep(count: number): Promise<void> {
  // For visitors who never saved a hotel, the code is not even loaded.
  if (count === 0 && !(await caches.has(SAVED_HOTELS_CACHE))) return;
  const { cacheSavedHotels } = await import('#data/favourites/keep-hotels.ts');
  await cacheSavedHotels();
}
