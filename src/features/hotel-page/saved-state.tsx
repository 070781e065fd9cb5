import { useEffect } from 'react';
import { refreshFavourite } from '#data/change-favourites.ts';
import { useKeeping } from '#data/offline/keep-hotels.ts';
import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { toastInfo } from '#ui/toast/toast.ts';

const FULL =
  'La fiche se relira sans connexion, mais pas toutes ses images. Libérez de la place, puis réessayez depuis vos favoris.';
/** The notice is shown once per visit. */
let isTold = false;

type SavedStateProps = { hotel: Hotel; favourite: FavouriteEntry };

/** Refreshes the saved copy of this page's hotel, and warns the visitor when the device is full. */
export function SavedState({ hotel, favourite }: SavedStateProps) {
  const isOutdated = (hotel.updated_at ?? '') > (favourite.hotel.updated_at ?? '');
  useEffect(() => {
    if (isOutdated) void refreshFavourite(hotel);
  }, [isOutdated, hotel]);

  const isFull = useKeeping(hotel.id) === 'full';
  useEffect(() => {
    if (!isFull || isTold) return;
    isTold = true;
    toastInfo('L’appareil est plein', FULL);
  }, [isFull]);
  return null;
}
