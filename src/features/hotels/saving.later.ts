import {
  removeFavouriteWithUndo,
  saveFavourite,
  updateFavouriteHotel,
} from '#data/favourites/change-favourites.ts';
import { findSavedHotel } from '#data/favourites/favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: vos favoris dureront le temps de cette visite.';

export async function toggleSavedHotel(hotel: Hotel): Promise<void> {
  if (await findSavedHotel(hotel.id)) {
    const undo = await removeFavouriteWithUndo(hotel.id);
    const action = { label: 'Annuler', onPress: () => void undo() };
    return toastSuccess('Hôtel retiré des favoris', { action });
  }
  const isStored = await saveFavourite(hotel);
  toastSuccess('Hôtel ajouté aux favoris', { description: isStored ? undefined : IN_MEMORY });
}

/** Calls `updateFavouriteHotel`; exported from here, so that a hotel's page has only this file to load. */
export const updateHotelInFavourites = (hotel: Hotel): Promise<unknown> =>
  updateFavouriteHotel(hotel);
