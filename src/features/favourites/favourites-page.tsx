import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { useOnline } from '#data/online.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { favouriteCount } from './favourite-count.ts';
import { FavouriteList } from './favourite-list.tsx';
import { SharedHotels } from './shared-hotels.tsx';
import { sharedListPath } from './shared-list.ts';

type FavouritesPageProps = {
  /** Hotels of a shared link; empty on the visitor's own page. */
  sharedIds: readonly string[];
  onShare: (link: { title: string; path: string }) => void;
};

/** The favourites saved on this device. The server renders the page empty, the same for everybody. */
export function FavouritesPage({ sharedIds, onShare }: FavouritesPageProps) {
  const { entries, ready } = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const shared = sharedIds.length > 0;
  const isEmpty = ready && entries.length === 0;

  return (
    // A full window high from the first render, so that the footer does not jump.
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

const OFFLINE =
  'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.';
const KEPT_BY_THE_BROWSER =
  'Certains téléphones effacent ce qu’un site garde après quelques semaines sans visite. Un lien envoyé à vous-même suffit à retrouver votre liste.';

/** How long the list lasts, and a link to keep it elsewhere. */
function FavouritesNote({ onShare }: { onShare: () => void }) {
  const online = useOnline();
  return (
    <div className="mt-8 md:mt-9">
      <p className="max-w-[38.5rem] text-ink-2">{online ? KEPT_BY_THE_BROWSER : OFFLINE}</p>
      {online && (
        <button type="button" onClick={onShare} className="link-action mt-3">
          Partager ma liste
        </button>
      )}
    </div>
  );
}

const TEXT =
  'Sur chaque fiche, le cœur met la maison de côté\u00a0: elle se relit ensuite ici, même sans connexion.';

/** Nothing saved yet: what the heart is for, and where to find one. */
function NoFavourites() {
  return (
    <MessageState
      className="pt-11 md:pt-14"
      title="Votre liste attend sa première maison"
      text={TEXT}
      action={
        <Link to="/destinations" className={buttonClass()}>
          Parcourir les hôtels
        </Link>
      }
    />
  );
}
