import { Link } from '@tanstack/react-router';
import { attachToHolidayDraft } from '#data/forms/attach-hotels.ts';
import { canInstallByHand, useInstall } from '#data/install-offer.ts';
import { useOnline } from '#data/online.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { HOTEL_LIST_MAX } from '#domain/site/limits.ts';

const OFFLINE =
  'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.';
const KEPT_BY_THE_BROWSER =
  'Certains téléphones effacent ce qu’un site garde après quelques semaines sans visite. Un lien envoyé à vous-même suffit à retrouver votre liste.';
const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: il est en navigation privée, ou l’appareil est plein. Votre liste durera le temps de cette visite.';

type FavouritesFootProps = {
  entries: readonly FavouriteEntry[];
  isInMemory: boolean;
  onShare: () => void;
};

export function FavouritesFoot({ entries, isInMemory, onShare }: FavouritesFootProps) {
  const online = useOnline();
  const install = useInstall();
  const hotels = entries.map(({ hotel }) => hotel);
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
          <button type="button" onClick={onShare} className="link-action">
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
