import { useEffect } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { useOnline } from '#data/online.ts';
import { SAVED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';

async function keepSaved(count: number): Promise<void> {
  // Nobody who never saved a hotel loads the code.
  if (count === 0 && !(await caches.has(SAVED_IMAGES_CACHE))) return;
  const { keepSaved } = await import('#data/offline/keep-hotels.ts');
  await keepSaved();
}

/**
 * Keeps the pictures of the saved hotels on this device: at each visit, when one is saved, and when
 * the network returns.
 */
export function HotelKeeper() {
  const isOnline = useOnline();
  const { entries, ready } = useFavourites();
  const count = entries.length;
  useEffect(() => {
    if (!isOnline || !ready) return;
    // Where there is no Cache Storage the texts are kept alone; what fails is tried at the next visit.
    keepSaved(count).catch(() => undefined);
  }, [isOnline, ready, count]);
  return null;
}
