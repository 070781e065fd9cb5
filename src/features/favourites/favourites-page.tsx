import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { shareLink } from '#features/hotel-page/share-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { FavouritesFoot } from './favourites-foot.tsx';
import { SharedHotels } from './shared-hotels.tsx';
import { sharedListPath } from './shared-list.ts';

/** `sharedIds` are the hotels of a shared link, empty on the visitor's own page. */
type FavouritesPageProps = { sharedIds: readonly string[] };

/** Shows the hotels saved on this device. The server renders none, the same page for every visitor. */
export function FavouritesPage({ sharedIds }: FavouritesPageProps) {
  const { entries, ready, isInMemory, unreadable } = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const shared = sharedIds.length > 0;
  const isEmpty = ready && entries.length === 0;

  return (
    // As tall as the window from the first render, so that the footer does not jump.
    <div className="min-h-dvh pb-28">
      <header className="page-grid gap-y-3 pt-25 pb-6 md:pt-19 md:pb-10 md:[align-items:last_baseline]">
        <h1 ref={title} tabIndex={-1} className="title text-section md:col-span-8">
          Vos favoris
        </h1>
        <p className="min-h-[2lh] text-note text-ink-2 md:col-span-4 md:col-start-9">
          {ready && countText(entries.length)}
        </p>
      </header>
      <div className="page-margins grid gap-y-18">
        {shared && <SharedHotels ids={sharedIds} />}
        {!(shared && isEmpty) && (
          <div className="border-t border-ink">
            {!ready && <Loading className="pt-11">Chargement de vos favoris…</Loading>}
            {unreadable > 0 && (
              <p role="status" className="border-b border-rule py-4 text-ink-2">
                {unreadableText(unreadable)}
              </p>
            )}
            {isEmpty && <NoFavourites />}
            {entries.length > 0 && (
              <>
                {shared && (
                  <h2 className="title text-sub border-b border-rule py-6">Vos maisons</h2>
                )}
                <FavouriteList
                  titleAs={shared ? 'h3' : 'h2'}
                  entries={entries}
                  onRemoved={() => title.current?.focus({ preventScroll: true })}
                />
                <FavouritesFoot
                  entries={entries}
                  isInMemory={isInMemory}
                  onShare={() => {
                    const path = sharedListPath(entries.map(({ hotel }) => hotel.id));
                    void shareLink({ title: 'Une liste d’hôtels', path });
                  }}
                />
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const NONE =
  'Aucune maison pour l’instant\u00a0: tout se garde sur cet appareil, sans compte et sans mot de passe.';

function countText(count: number): string {
  if (count === 0) return NONE;
  const kept = count > 1 ? 'maisons gardées' : 'maison gardée';
  return `${count} ${kept} sur cet appareil, sans compte et sans mot de passe.`;
}

function unreadableText(count: number): string {
  return count === 1
    ? 'Une maison gardée ici n’a pas pu être relue\u00a0: ses données étaient abîmées.'
    : `${count} maisons gardées ici n’ont pas pu être relues\u00a0: leurs données étaient abîmées.`;
}

const TEXT =
  'Sur chaque fiche, le cœur met la maison de côté\u00a0: elle se relit ensuite ici, même sans connexion.';

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
