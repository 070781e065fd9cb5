import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countVisitorEvent } from '#data/count.ts';
import { useFavourites } from '#data/favourites/favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { useBackToList } from '#features/shell/use-back-to-list.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { shareOrCopyLink } from './share-link.ts';

const loadSaving = () => import('./saving.later.ts');

export function HotelActionBar({ hotel }: { hotel: Hotel }) {
  const backToList = useBackToList('/destinations', 'hotels-list');

  async function share() {
    const isShared = await shareOrCopyLink(hotel.name, hotelPath(hotel.id));
    if (isShared) countVisitorEvent({ kind: 'hotel', id: hotel.id, action: 'shared' });
  }

  return (
    <div className="page-margins mt-9 text-small md:mt-9.5 md:text-ui print:hidden">
      <div className="flex min-h-14.5 flex-wrap items-center border-y border-rule">
        <Link
          to="/destinations"
          hash="hotels-list"
          onClick={backToList}
          className="inline-flex min-h-11 items-center gap-2.5"
        >
          <Icon name="arrow-left" size={18} />
          Retour aux hôtels
        </Link>
        <div className="ml-auto flex items-center md:gap-x-3">
          <SaveButton hotel={hotel} />
          <button
            type="button"
            onClick={() => void share()}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 md:px-4.5"
          >
            <Icon name="share" />
            <span className="max-md:sr-only">Partager</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function SaveButton({ hotel }: { hotel: Hotel }) {
  const favourite = useFavourites().entries.find((saved) => saved.hotel.id === hotel.id);
  const saved = favourite !== undefined;
  const isOutdated = saved && (hotel.updated_at ?? '') > (favourite.hotel.updated_at ?? '');
  useEffect(() => {
    if (!isOutdated) return;
    loadSaving()
      .then(({ updateHotelInFavourites }) => updateHotelInFavourites(hotel))
      // If the hotel's data in the favourites cannot be updated, the next visit to the hotel's page tries again.
      .catch(() => undefined);
  }, [isOutdated, hotel]);

  async function toggle() {
    try {
      const { toggleSavedHotel } = await loadSaving();
      await toggleSavedHotel(hotel);
    } catch {
      toastError('Impossible de sauvegarder l’hôtel', {
        description: 'La connexion manque\u00a0: réessayez plus tard.',
      });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => void toggle()}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.5 px-2.5 md:px-4.5',
        'active:[&>svg]:[scale:.75] [&>svg]:[transition:scale_300ms_var(--ease-enter)]',
        saved && 'text-accent',
      )}
    >
      <Icon name={saved ? 'heart-filled' : 'heart'} />
      {saved ? 'Sauvegardé' : 'Sauvegarder'}
    </button>
  );
}
