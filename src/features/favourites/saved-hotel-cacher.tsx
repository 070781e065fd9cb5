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

/** Caches the saved hotels; rejects without Cache Storage, or if the code fails to load: the next visit tries again. */
async function keep(count: number): Promise<void> {
  // Visitors who never saved a hotel do not even load the code that caches hotels.
  if (count === 0 && !(await caches.has(SAVED_HOTELS_CACHE))) return;
  const { cacheSavedHotels } = await import('#data/favourites/keep-hotels.ts');
  await cacheSavedHotels();
}
