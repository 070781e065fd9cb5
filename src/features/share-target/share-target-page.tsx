import { useEffect, useEffectEvent } from 'react';
import { absoluteUrl } from '#data/seo-head.ts';
import { linkedHotel, sharedSearch } from '#domain/hotel/shared-hotel.ts';
import { Loading } from '#ui/loading.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

/** What another app shared leads to a hotel, or to the list with that search. */
export type SharedTarget = { hotel: string } | { search: string | null };

type Hotels = Parameters<typeof sharedSearch>[1];

/** The parameters that the manifest names. */
function sharedTexts(): string[] {
  const params = new URLSearchParams(location.search);
  return ['url', 'text', 'title'].flatMap((name) => params.get(name) ?? []);
}

function origins(): string[] {
  const site = absoluteUrl('/');
  return URL.canParse(site) ? [location.origin, new URL(site).origin] : [location.origin];
}

type ShareTargetPageProps = {
  /** Reads all hotels; may fail without a network. */
  readHotels: () => Promise<Hotels>;
  onTarget: (target: SharedTarget) => void;
};

/** Leads on to what another app shared with the installed site. */
export function ShareTargetPage({ readHotels, onTarget }: ShareTargetPageProps) {
  const lead = useEffectEvent(async () => {
    const texts = sharedTexts();
    const hotel = linkedHotel(texts, origins());
    if (hotel !== null) return onTarget({ hotel });
    // Where they cannot be read, the list itself says so.
    const hotels = await readHotels().catch(() => null);
    const search = hotels && sharedSearch(texts, hotels);
    if (hotels && search === null) {
      toastInfo('Aucun hôtel dans ce partage', 'Voici toute notre collection.');
    }
    onTarget({ search });
  });
  useEffect(() => void lead(), []);
  return (
    <div className="page-margins min-h-dvh pt-25 md:pt-19">
      <h1 className="section-title">Votre partage</h1>
      <Loading className="pt-11">Recherche de l’hôtel…</Loading>
    </div>
  );
}
