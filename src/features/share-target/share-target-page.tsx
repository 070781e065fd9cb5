import { useEffect, useEffectEvent } from 'react';
import { absoluteUrl } from '#data/seo-head.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { Loading } from '#ui/loading.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

/** What another app shared leads to a hotel, or to the list with that search. */
export type SharedTarget = { hotel: string } | { search: string | null };

/** The parameters that the manifest names. */
function sharedTexts(): string[] {
  const params = new URLSearchParams(location.search);
  return ['url', 'text', 'title'].flatMap((name) => params.get(name) ?? []);
}

function origins(): string[] {
  const site = absoluteUrl('/');
  return URL.canParse(site) ? [location.origin, new URL(site).origin] : [location.origin];
}

type ReadHotels = () => Promise<readonly HotelSummary[]>;

async function findTarget(readHotels: ReadHotels): Promise<SharedTarget> {
  const texts = sharedTexts();
  // Apart, as first views would load what this page shares with the lists of hotels.
  const { linkedHotel, sharedSearch } = await import('#domain/hotel/shared-hotel.ts');
  const hotel = linkedHotel(texts, origins());
  if (hotel !== null) return { hotel };
  const search = sharedSearch(texts, await readHotels());
  if (search === null) toastInfo('Aucun hôtel dans ce partage', 'Voici toute notre collection.');
  return { search };
}

type ShareTargetPageProps = {
  /** Reads all hotels; may fail without a network. */
  readHotels: ReadHotels;
  onTarget: (target: SharedTarget) => void;
};

/** Leads on to what another app shared with the installed site. */
export function ShareTargetPage({ readHotels, onTarget }: ShareTargetPageProps) {
  const lead = useEffectEvent(async () => {
    try {
      onTarget(await findTarget(readHotels));
    } catch {
      // Where the hotels cannot be read, their list says so.
      onTarget({ search: null });
    }
  });
  useEffect(() => void lead(), []);
  return (
    <div className="page-margins min-h-dvh pt-25 md:pt-19">
      <h1 className="section-title">Votre partage</h1>
      <Loading className="pt-11">Recherche de l’hôtel…</Loading>
    </div>
  );
}
