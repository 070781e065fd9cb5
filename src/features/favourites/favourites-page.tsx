import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { useFavourites } from '#data/favourites/favourites.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { SharedHotels } from './shared-hotels.tsx';

const OwnFavouritesOrComparison = lazy(async () => ({
  default: (await import('./own-favourites-or-comparison.later.tsx')).OwnFavouritesOrComparison,
}));

const ImportFavouritesButton = lazy(async () => ({
  default: (await import('./favourites-file.later.tsx')).ImportFavouritesButton,
}));

type FavouritesPageProps = {
  /** Ids of the hotels in the link by which another visitor shares a list; empty without such a link. */
  sharedIds: readonly string[];
  compared: readonly string[];
};

export function FavouritesPage({ sharedIds, compared }: FavouritesPageProps) {
  const { entries, ready } = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const isShared = sharedIds.length > 0;
  const isEmpty = ready && entries.length === 0;

  return (
    // At least as high as the window, so that the footer does not move when the saved hotels appear.
    <div className="min-h-dvh pb-28">
      {/* Not printed above a filled list: the printed notebook has a title of its own. */}
      <header
        className={classNames(
          'page-grid gap-y-3 pt-9 pb-6 md:pt-19 md:pb-10 md:items-baseline-last',
          entries.length > 0 && 'print:hidden',
        )}
      >
        <h1 ref={title} tabIndex={-1} className="title text-section md:col-span-8">
          Mes favoris
        </h1>
        <p
          style={{ minHeight: '2lh' }}
          className="text-note text-ink-2 md:col-span-4 md:col-start-9"
        >
          {ready && countText(entries.length)}
        </p>
      </header>
      <div className="page-margins grid gap-y-12">
        {isShared && <SharedHotels ids={sharedIds} />}
        {!(isShared && isEmpty) && (
          <div className="min-w-0 border-t border-ink">
            {!ready && LOADING}
            {isEmpty && <NoFavourites />}
            {entries.length > 0 && (
              <Suspense fallback={LOADING}>
                <OwnFavouritesOrComparison
                  isBelowShared={isShared}
                  compared={compared}
                  onRemoved={() => title.current?.focus({ preventScroll: true })}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const LOADING = <Loading className="pt-11">Chargement de vos favoris…</Loading>;

const NONE =
  'Aucun hôtel pour l’instant\u00a0: tout se garde sur cet appareil, sans compte et sans mot de passe.';

function countText(count: number): string {
  if (count === 0) return NONE;
  const noun = count > 1 ? 'hôtels gardés' : 'hôtel gardé';
  return `${count} ${noun} sur cet appareil, sans compte et sans mot de passe.`;
}

const TEXT =
  'Sur chaque fiche, le cœur met l’hôtel de côté\u00a0: il se relit ensuite ici, même sans connexion.';

function NoFavourites() {
  return (
    <div
      style={{ columnGap: 'clamp(1rem, 6vw, 6rem)' }}
      className="grid items-center gap-y-9 pt-9 md:grid-cols-2 md:pt-14"
    >
      <Picture
        src="/art/article-valise-ouverte-1920.webp"
        alt=""
        sizes="(width >= 48rem) 45vw, 92vw"
      />
      <PageMessage
        title="Votre liste attend son premier hôtel"
        text={TEXT}
        action={
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <Link to="/destinations" className={buttonClass()}>
              Parcourir les hôtels
            </Link>
            <Suspense>
              <ImportFavouritesButton />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}
