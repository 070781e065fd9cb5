import { lazy, Suspense } from 'react';
import { useFavourite } from '#data/favourites.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toastError } from '#ui/toast/toast.ts';

// Most visits save nothing: the code is loaded when the pointer comes near.
const loadSaving = () => import('./press-save.ts');
const SavedState = lazy(async () => ({
  default: (await import('./saved-state.tsx')).SavedState,
}));

export function SaveButton({ hotel }: { hotel: Hotel }) {
  const favourite = useFavourite(hotel.id);
  const saved = favourite !== undefined;

  async function toggle() {
    try {
      const { pressSave } = await loadSaving();
      await pressSave(hotel);
    } catch {
      toastError(
        'Impossible de sauvegarder l’hôtel',
        'La connexion manque\u00a0: réessayez plus tard.',
      );
    }
  }

  return (
    <span className="relative inline-flex">
      <button
        type="button"
        aria-pressed={saved}
        onPointerEnter={() => void loadSaving().catch(() => undefined)}
        onClick={() => void toggle()}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2.5 px-4 md:px-4.5',
          saved && 'text-accent',
        )}
      >
        <Icon name={saved ? 'heart-filled' : 'heart'} />
        {saved ? 'Sauvegardé' : 'Sauvegarder'}
      </button>
      {favourite && (
        <Suspense>
          <SavedState hotel={hotel} favourite={favourite} />
        </Suspense>
      )}
    </span>
  );
}
