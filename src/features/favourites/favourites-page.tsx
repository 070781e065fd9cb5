import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { canInstallByHand, useInstall } from '#data/install-offer.ts';
import { useOnline } from '#data/online.ts';
import { tabStorage } from '#data/storage.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { attachedText } from '#domain/requests/attached-hotels.ts';
import { HOTEL_LIST_MAX } from '#domain/site/limits.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { shareLink } from '#features/hotels/share-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { SharedHotels } from './shared-hotels.tsx';
import { sharedListPath } from './shared-list.ts';

/** `sharedIds` are the hotels of a shared link, empty on the visitor's own page. */
type FavouritesPageProps = { sharedIds: readonly string[] };

export function FavouritesPage({ sharedIds }: FavouritesPageProps) {
  const { entries, ready, isInMemory } = useFavourites();
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
                <Foot hotels={entries.map(({ hotel }) => hotel)} isInMemory={isInMemory} />
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

const TEXT =
  'Sur chaque fiche, le cœur met la maison de côté\u00a0: elle se relit ensuite ici, même sans connexion.';

function NoFavourites() {
  return (
    <div className="grid items-center gap-x-[clamp(1rem,6vw,6rem)] gap-y-9 pt-9 md:grid-cols-2 md:pt-14">
      <Picture
        src="/art/article-valise-ouverte-1920.webp"
        alt=""
        sizes="(width >= 48rem) 45vw, 92vw"
      />
      <MessageState
        title="Votre liste attend sa première maison"
        text={TEXT}
        action={
          <Link to="/destinations" className={buttonClass()}>
            Parcourir les hôtels
          </Link>
        }
      />
    </div>
  );
}

const OFFLINE =
  'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.';
const KEPT_BY_THE_BROWSER =
  'Certains téléphones effacent ce qu’un site garde après quelques semaines sans visite. Un lien envoyé à vous-même suffit à retrouver votre liste.';
const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: il est en navigation privée, ou l’appareil est plein. Votre liste durera le temps de cette visite.';

function attachToHolidayDraft(hotels: readonly Hotel[]): void {
  const draft: object = Object(tabStorage.read(HOLIDAY_DRAFT_KEY));
  tabStorage.write(HOLIDAY_DRAFT_KEY, { ...draft, hotels: attachedText(hotels) });
}

type FootProps = { hotels: readonly Hotel[]; isInMemory: boolean };

function Foot({ hotels, isInMemory }: FootProps) {
  const online = useOnline();
  const install = useInstall();
  const isLong = hotels.length > HOTEL_LIST_MAX;
  const share = () => {
    const path = sharedListPath(hotels.map(({ id }) => id));
    void shareLink({ title: 'Une liste d’hôtels', path });
  };
  return (
    <div className="mt-8 md:mt-9">
      <p role="status" className="max-w-[38.5rem]">
        {isInMemory && IN_MEMORY}
      </p>
      <p className="max-w-[38.5rem] text-ink-2">{online ? KEPT_BY_THE_BROWSER : OFFLINE}</p>
      {canInstallByHand() && (
        <p className="mt-3 max-w-[38.5rem] text-small text-ink-2">
          Touchez «{'\u202f'}Partager{'\u202f'}», puis «{'\u202f'}Sur l’écran d’accueil{'\u202f'}»
          {'\u00a0'}: vos favoris s’y gardent plus longtemps.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-8">
        {online && (
          <button type="button" onClick={share} className="link-action">
            {isLong ? `Partager les ${HOTEL_LIST_MAX} premières` : 'Partager ma liste'}
          </button>
        )}
        <Link
          to="/vacances-sur-mesure"
          hash="demande"
          onClick={() => attachToHolidayDraft(hotels)}
          className="link-action"
        >
          {isLong
            ? `Joindre les ${HOTEL_LIST_MAX} premières à une demande de voyage`
            : 'Joindre à une demande de voyage'}
        </Link>
        {install !== null && (
          <button type="button" onClick={install} className="link-action">
            Installer le site
          </button>
        )}
      </div>
    </div>
  );
}
