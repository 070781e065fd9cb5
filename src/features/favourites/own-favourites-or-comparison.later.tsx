import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFavourites } from '#data/favourites/favourites.ts';
import { canInstallFromMenu, useInstallPrompt } from '#data/install-offer.ts';
import { useOnline } from '#data/online.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { ATTACHED_HOTELS_MAX } from '#domain/site/limits.ts';
import { toggleSavedHotel } from '#features/hotels/saving.later.ts';
import { GpxButton } from '#features/map/gpx-button.later.tsx';
import { attachToHolidayDraft } from '#features/requests/holiday-draft.ts';
import {
  COMPARE_LINK_ELEMENT_ID,
  COMPARISON_HEADING_ELEMENT_ID,
  CompareBar,
  type CompareChoiceState,
} from './compare-choice.tsx';
import { HotelComparison } from './comparison.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { exportFavourites, ImportFavouritesButton } from './favourites-file.later.tsx';
import { PrintedFavourites, printFavourites } from './printed-favourites.tsx';
import { COMPARED_MAX, shareHotelList } from './shared-list.ts';

type OwnFavouritesProps = {
  isBelowShared: boolean;
  compared: readonly string[];
  onRemoved: () => void;
};

/** Renders the visitor's saved hotels and the actions for them or, once chosen, the comparison of the ticked hotels. */
export function OwnFavouritesOrComparison({
  isBelowShared,
  compared,
  onRemoved,
}: OwnFavouritesProps) {
  const { entries, isInMemory } = useFavourites();
  const navigate = useNavigate({ from: '/favoris' });
  const chosen = entries.filter(({ hotel }) => compared.includes(hotel.id));
  const isComparing =
    useLocation({ select: ({ hash }) => hash === COMPARISON_HEADING_ELEMENT_ID }) &&
    chosen.length > 1;
  useComparisonFocus(isComparing);
  if (isComparing) return <HotelComparison entries={chosen} />;

  const choice: CompareChoiceState = {
    ids: chosen.map(({ hotel }) => hotel.id),
    onChange: (ids) =>
      void navigate({
        search: (search) => ({ ...search, comparer: ids.join(',') || undefined }),
        replace: true,
        resetScroll: false,
      }),
  };
  return (
    <>
      <PrintedFavourites entries={entries} />
      <div className="print:hidden">
        {isBelowShared && <h2 className="title text-sub border-b border-rule py-6">Mes hôtels</h2>}
        <ListActions entries={entries} chosen={choice.ids} />
        <FavouriteList
          titleAs={isBelowShared ? 'h3' : 'h2'}
          entries={entries}
          choice={choice}
          onRemove={(hotel) => toggleSavedHotel(hotel).then(onRemoved)}
        />
        <CompareBar count={chosen.length} />
        <KeepingNotes isInMemory={isInMemory} />
      </div>
    </>
  );
}

/** Focuses the comparison's title when the comparison opens, and the link that opened it when it closes. */
function useComparisonFocus(isComparing: boolean): void {
  const wasComparing = useRef(isComparing);
  useEffect(() => {
    if (wasComparing.current !== isComparing) {
      document
        .getElementById(isComparing ? COMPARISON_HEADING_ELEMENT_ID : COMPARE_LINK_ELEMENT_ID)
        ?.focus();
    }
    wasComparing.current = isComparing;
  }, [isComparing]);
}

const OFFLINE =
  'Les disponibilités et le lien de réservation reviendront avec le réseau. D’ici là, rien n’est perdu.';
const KEPT_BY_THE_BROWSER =
  'Safari efface ce qu’un site garde après sept jours sans visite, sauf s’il est installé. Un fichier fait retrouver vos hôtels et vos notes, un lien vos hôtels.';
const IN_MEMORY =
  'Ce navigateur ne garde rien pour ce site\u00a0: il est en navigation privée, ou l’appareil est plein. Votre liste durera le temps de cette visite.';

function KeepingNotes({ isInMemory }: { isInMemory: boolean }) {
  const online = useOnline();
  return (
    <div className="mt-8 md:mt-9">
      <p role="status" className="max-w-prose">
        {isInMemory && IN_MEMORY}
      </p>
      <p className="max-w-prose text-ink-2">{online ? KEPT_BY_THE_BROWSER : OFFLINE}</p>
      {canInstallFromMenu() && (
        <p className="mt-3 max-w-prose text-small text-ink-2">
          Touchez «{'\u202f'}Partager{'\u202f'}», puis «{'\u202f'}Sur l’écran d’accueil{'\u202f'}»
          {'\u00a0'}: vos favoris s’y gardent plus longtemps.
        </p>
      )}
    </div>
  );
}

type ListActionsProps = { entries: readonly FavouriteEntry[]; chosen: readonly string[] };

function ListActions({ entries, chosen }: ListActionsProps) {
  const hotels = entries.map(({ hotel }) => hotel);
  const ids = hotels.map(({ id }) => id);
  const install = useInstallPrompt();
  const isLong = hotels.length > ATTACHED_HOTELS_MAX;
  const isChosen = chosen.length > 1;
  return (
    <div className="flex flex-wrap gap-x-6 border-b border-rule py-3">
      {hotels.length > 1 && (
        <Link
          id={isChosen ? undefined : COMPARE_LINK_ELEMENT_ID}
          to="/favoris"
          search={{ comparer: (isChosen ? chosen : ids.slice(0, COMPARED_MAX)).join(',') }}
          hash={COMPARISON_HEADING_ELEMENT_ID}
          className="link-action"
        >
          Comparer
        </Link>
      )}
      <button type="button" onClick={() => shareHotelList(ids)} className="link-action">
        Partager ma liste
      </button>
      <button type="button" onClick={() => void printFavourites()} className="link-action">
        Imprimer mon carnet
      </button>
      <GpxButton hotels={hotels} />
      <Link
        to="/vacances-sur-mesure"
        hash="demande"
        onClick={() => attachToHolidayDraft(hotels)}
        className="link-action"
      >
        {isLong
          ? `Joindre les ${ATTACHED_HOTELS_MAX} premiers à une demande de voyage`
          : 'Joindre à une demande de voyage'}
      </Link>
      <button type="button" onClick={() => exportFavourites(entries)} className="link-action">
        Garder ma liste dans un fichier
      </button>
      <ImportFavouritesButton />
      {install !== null && (
        <button type="button" onClick={install} className="link-action">
          Installer le site
        </button>
      )}
    </div>
  );
}
