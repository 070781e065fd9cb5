import { useRef } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { Loading } from '#ui/loading.tsx';
import { favouriteCount } from './favourite-count.ts';
import { FavouriteList } from './favourite-list.tsx';
import { FavouritesNote } from './favourites-note.tsx';
import { NoFavourites } from './no-favourites.tsx';
import { SharedHotels } from './shared-hotels.tsx';
import { sharedListPath } from './shared-list.ts';

type FavouritesPageProps = {
  /** Houses of a link that somebody sent; empty for the visitor's own page. */
  sharedIds: readonly string[];
  onShare: (link: { title: string; path: string }) => void;
};

/** « Vos favoris »: what this device keeps. The server renders it empty, the same for everybody. */
export function FavouritesPage({ sharedIds, onShare }: FavouritesPageProps) {
  const { entries, ready } = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const shared = sharedIds.length > 0;
  const isEmpty = ready && entries.length === 0;

  return (
    // As high as the window from the first render: the footer never moves in sight.
    <div className="min-h-dvh pb-28">
      <header className="page-grid gap-y-3 pt-25 pb-6.5 md:pt-19 md:pb-10 md:[align-items:last_baseline]">
        <h1 ref={title} tabIndex={-1} className="section-title md:col-span-8">
          Vos favoris
        </h1>
        <p className="min-h-[2lh] text-note text-ink-2 md:col-span-4 md:col-start-9">
          {ready && favouriteCount(entries.length)}
        </p>
      </header>
      <div className="page-margins grid gap-y-18">
        {shared && <SharedHotels ids={sharedIds} />}
        {!(shared && isEmpty) && (
          <div className="border-t border-ink">
            {!ready && <Loading className="pt-11">Chargement de vos favoris…</Loading>}
            {isEmpty && <NoFavourites />}
            {entries.length > 0 && (
              <>
                {shared && <h2 className="sub-title border-b border-rule py-6">Vos maisons</h2>}
                <FavouriteList
                  titleAs={shared ? 'h3' : 'h2'}
                  entries={entries}
                  onRemoved={() => title.current?.focus({ preventScroll: true })}
                />
                <FavouritesNote
                  onShare={() =>
                    onShare({
                      title: 'Une liste d’hôtels',
                      path: sharedListPath(entries.map((entry) => entry.hotel.id)),
                    })
                  }
                />
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
