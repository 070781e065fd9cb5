import { useEffect } from 'react';
import { refreshFavourite, toggleFavourite } from '#data/change-favourites.ts';
import { useFavourite } from '#data/favourites.ts';
import { useKeeping } from '#data/keeping.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toastInfo, toastSuccess } from '#ui/toast/toast.ts';

/** What was told in this visit: once is enough. */
const told = new Set<string>();

function once(news: string): string | undefined {
  if (told.has(news)) return undefined;
  told.add(news);
  return news;
}

const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: vos favoris dureront le temps de cette visite.';
const FULL =
  'La fiche se relira sans connexion, mais pas toutes ses images. Libérez de la place, puis réessayez depuis vos favoris.';

/** Saves the hotel on this device, or removes it; the saved copy follows what is read. */
export function SaveButton({ hotel }: { hotel: Hotel }) {
  const favourite = useFavourite(hotel.id);
  const saved = favourite !== undefined;
  const isOutdated = saved && (hotel.updated_at ?? '') > (favourite.hotel.updated_at ?? '');
  useEffect(() => {
    if (isOutdated) void refreshFavourite(hotel);
  }, [isOutdated, hotel]);

  async function toggle() {
    const outcome = await toggleFavourite(hotel);
    if (outcome.kind === 'added') {
      toastSuccess('Hôtel ajouté aux favoris', outcome.isStored ? undefined : once(IN_MEMORY));
      return;
    }
    toastSuccess('Hôtel retiré des favoris', undefined, {
      label: 'Annuler',
      onPress: () => void outcome.undo(),
    });
  }

  return (
    <span className="relative inline-flex">
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
      {saved && <KeepingBar id={hotel.id} />}
    </span>
  );
}

/** A hairline under the button while the hotel's pictures are on their way to this device. */
function KeepingBar({ id }: { id: string }) {
  const keeping = useKeeping().hotels.get(id);
  const isFull = keeping?.state === 'full';
  useEffect(() => {
    if (isFull && once(FULL)) toastInfo('L’appareil est plein', FULL);
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
