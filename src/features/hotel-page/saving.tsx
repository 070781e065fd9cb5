import { useEffect } from 'react';
import { refreshFavourite, removeFavourite, saveFavourite } from '#data/change-favourites.ts';
import { savedHotel } from '#data/favourites.ts';
import { useKeeping } from '#data/keep-hotels.ts';
import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { toastInfo, toastSuccess } from '#ui/toast/toast.ts';

const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: vos favoris dureront le temps de cette visite.';
const FULL =
  'La fiche se relira sans connexion, mais pas toutes ses images. Libérez de la place, puis réessayez depuis vos favoris.';

/** Each notice is shown once per visit. */
const told = { isInMemory: false, isFull: false };

export async function pressSave(hotel: Hotel): Promise<void> {
  if (await savedHotel(hotel.id)) {
    const undo = await removeFavourite(hotel.id);
    toastSuccess('Hôtel retiré des favoris', undefined, {
      label: 'Annuler',
      onPress: () => void undo(),
    });
    return;
  }
  const isNews = !(await saveFavourite(hotel)) && !told.isInMemory;
  toastSuccess('Hôtel ajouté aux favoris', isNews ? IN_MEMORY : undefined);
  told.isInMemory ||= isNews;
}

type SavedStateProps = { hotel: Hotel; favourite: FavouriteEntry };

/** Refreshes the saved copy of this page's hotel, and warns the visitor when the device is full. */
export function SavedState({ hotel, favourite }: SavedStateProps) {
  const isOutdated = (hotel.updated_at ?? '') > (favourite.hotel.updated_at ?? '');
  useEffect(() => {
    if (isOutdated) void refreshFavourite(hotel);
  }, [isOutdated, hotel]);

  const isFull = useKeeping(hotel.id) === 'full';
  useEffect(() => {
    if (!isFull || told.isFull) return;
    told.isFull = true;
    toastInfo('L’appareil est plein', FULL);
  }, [isFull]);
  return null;
}
