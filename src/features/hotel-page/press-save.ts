import { toggleFavourite } from '#data/change-favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: vos favoris dureront le temps de cette visite.';
/** The notice is shown once per visit. */
let isTold = false;

export async function pressSave(hotel: Hotel): Promise<void> {
  const outcome = await toggleFavourite(hotel);
  if (outcome.kind === 'added') {
    const isNews = !outcome.isStored && !isTold;
    toastSuccess('Hôtel ajouté aux favoris', isNews ? IN_MEMORY : undefined);
    isTold ||= isNews;
    return;
  }
  toastSuccess('Hôtel retiré des favoris', undefined, {
    label: 'Annuler',
    onPress: () => void outcome.undo(),
  });
}
