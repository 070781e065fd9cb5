import { useEffect } from 'react';
import { refreshFavourite } from '#data/change-favourites.ts';
import { useKeeping } from '#data/offline/keeping.ts';
import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { toastInfo } from '#ui/toast/toast.ts';

const FULL =
  'La fiche se relira sans connexion, mais pas toutes ses images. Libérez de la place, puis réessayez depuis vos favoris.';
/** The notice is shown once per visit. */
let isTold = false;

type SavedStateProps = { hotel: Hotel; favourite: FavouriteEntry };

export function SavedState({ hotel, favourite }: SavedStateProps) {
  const isOutdated = (hotel.updated_at ?? '') > (favourite.hotel.updated_at ?? '');
  useEffect(() => {
    if (isOutdated) void refreshFavourite(hotel);
  }, [isOutdated, hotel]);

  const keeping = useKeeping().hotels.get(hotel.id);
  const isFull = keeping?.state === 'full';
  useEffect(() => {
    if (!isFull || isTold) return;
    isTold = true;
    toastInfo('L’appareil est plein', FULL);
  }, [isFull]);

  if (!keeping || keeping.state === 'kept') return null;
  return (
    <progress
      aria-label="Images gardées sur cet appareil"
      value={keeping.kept}
      max={keeping.total}
      className="absolute inset-x-4 bottom-0 h-0.5 w-[calc(100%-2rem)] appearance-none bg-rule [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-gold"
    />
  );
}
