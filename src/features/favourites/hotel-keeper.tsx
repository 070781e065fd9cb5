import { useEffect } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { useOnline } from '#data/online.ts';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';

async function keepSaved(count: number): Promise<void> {
  // Visitors who never saved a hotel do not load the code.
  if (count === 0 && !(await caches.has(SAVED_IMAGES_CACHE))) return;
  const { keepSaved } = await import('#data/offline/keep-hotels.ts');
  await keepSaved();
}

/** Stores saved hotels offline: on each visit, when a hotel is saved, and once back online. */
export function HotelKeeper() {
  const isOnline = useOnline();
  const { entries, ready } = useFavourites();
  const count = entries.length;
  useEffect(() => {
    if (!isOnline || !ready) return;
    // Without Cache Storage, only the texts are stored; failures are retried on the next visit.
    keepSaved(count).catch(() => undefined);
  }, [isOnline, ready, count]);
  return null;
}
