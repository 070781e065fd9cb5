import { toggleFavourite } from '#data/change-favourites.ts';
import { useIsFavourite } from '#data/favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';

type SaveButtonProps = { hotel: Hotel };

/** Keeps the house on this device, or lets it go. */
export function SaveButton({ hotel }: SaveButtonProps) {
  const saved = useIsFavourite(hotel.id);

  async function toggle() {
    const outcome = await toggleFavourite(hotel);
    toastSuccess(outcome === 'added' ? 'Hôtel ajouté aux favoris' : 'Hôtel retiré des favoris');
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => void toggle()}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.5 px-4 md:px-4.5',
        saved && 'text-accent',
      )}
    >
      <Icon name={saved ? 'heart-filled' : 'heart'} />
      {saved ? 'Sauvegardé' : 'Sauvegarder'}
    </button>
  );
}
