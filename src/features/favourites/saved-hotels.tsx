import { Link } from '@tanstack/react-router';
import { useFavourites } from '#data/favourites.ts';
import { canInstallByHand, useInstall } from '#data/install-offer.ts';
import { useOnline } from '#data/online.ts';
import { tabStorage } from '#data/storage.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { attachedText } from '#domain/requests/attached-hotels.ts';
import { HOTEL_LIST_MAX } from '#domain/site/limits.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { FavouriteList } from './favourite-list.tsx';
import { Notebook, printNotebook } from './notebook.tsx';

type SavedHotelsProps = {
  isBelowShared: boolean;
  onRemoved: () => void;
  onShare: (ids: readonly string[]) => void;
};

/** Renders the visitor's own list, its actions, and its notebook for paper. */
export function SavedHotels({ isBelowShared, onRemoved, onShare }: SavedHotelsProps) {
  const { entries, isInMemory } = useFavourites();
  return (
    <>
      <Notebook entries={entries} />
      {isBelowShared && <h2 className="title text-sub border-b border-rule py-6">Vos maisons</h2>}
      <FavouriteList
        titleAs={isBelowShared ? 'h3' : 'h2'}
        entries={entries}
        onRemoved={onRemoved}
      />
      <Foot hotels={entries.map(({ hotel }) => hotel)} isInMemory={isInMemory} onShare={onShare} />
    </>
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

type FootProps = Pick<SavedHotelsProps, 'onShare'> & {
  hotels: readonly Hotel[];
  isInMemory: boolean;
};

function Foot({ hotels, isInMemory, onShare }: FootProps) {
  const online = useOnline();
  const install = useInstall();
  const isLong = hotels.length > HOTEL_LIST_MAX;
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
          <button
            type="button"
            onClick={() => onShare(hotels.map(({ id }) => id))}
            className="link-action"
          >
            {isLong ? `Partager les ${HOTEL_LIST_MAX} premières` : 'Partager ma liste'}
          </button>
        )}
        <button type="button" onClick={() => void printNotebook()} className="link-action">
          Imprimer mon carnet
        </button>
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
