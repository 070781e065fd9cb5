import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { destinationQueries } from '#data/queries.ts';
import { report } from '#data/report.ts';
import type { ListedHotel } from '#domain/hotel/hotel.ts';
import { GRID_LAYOUT, HotelResults } from '#features/hotels/hotel-results.tsx';
import { buttonClass } from '#ui/button.tsx';
import { later } from '#ui/later.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const DestinationMap = later(
  'carte-locale',
  async () => (await import('#features/map/hotel-maps.later.tsx')).DestinationMap,
);

const useHotelPages = (id: string) => useInfiniteQuery(destinationQueries.hotels(id));

export function DestinationHotels({ destinationId }: { destinationId: string }) {
  const read = useHotelPages(destinationId);
  const { data, error, hasNextPage } = read;
  const hotels = data?.pages.flatMap((page) => page.hotels);
  useEffect(() => {
    if (error) report('Les hôtels de la destination n’ont pas pu être chargés', error);
  }, [error]);
  return (
    <>
      <section aria-labelledby="maisons" className="pt-19 md:pt-28">
        <SectionHeading
          id="maisons"
          title="Où dormir"
          note={hotels && countNote(hotels.length, hasNextPage)}
        />
        <div className="pt-7.5 md:pt-9">
          <HotelList hotels={hotels} {...read} />
        </div>
      </section>
      {hotels?.some((hotel) => hotel.coordinates) && <DestinationMap hotels={hotels} />}
    </>
  );
}

function countNote(count: number, isMore: boolean): string | undefined {
  if (isMore) return 'Toutes visitées et racontées.';
  if (count === 0) return undefined;
  return count === 1
    ? 'Une seule maison pour l’instant, visitée et racontée.'
    : `${count} maisons, visitées et racontées.`;
}

type HotelListProps = ReturnType<typeof useHotelPages> & {
  hotels: readonly ListedHotel[] | undefined;
};

function HotelList({ hotels, isError, refetch, ...next }: HotelListProps) {
  if (hotels && hotels.length > 0) {
    return (
      <>
        <HotelResults
          hotels={hotels}
          total={hotels.length + Number(next.hasNextPage)}
          layout={GRID_LAYOUT}
          readAll={async () => void (await next.fetchNextPage())}
        />
        {next.isFetchNextPageError && (
          <p role="alert" className="page-margins pt-4 text-center text-note text-ink-2">
            Les hôtels suivants n’ont pas pu être lus.
          </p>
        )}
      </>
    );
  }
  const isLoading = !hotels && !isError;
  return (
    <div className="page-margins">
      <div className="min-h-75 border-t border-ink pt-7.5 md:pt-11">
        {isLoading ? <Loading>Chargement des hôtels…</Loading> : <NoHotels />}
        {!hotels && isError && (
          <p role="alert" className="mt-8 flex flex-wrap items-center gap-x-8 text-ink-2">
            Les hôtels n’ont pas pu être chargés.
            <button type="button" onClick={() => void refetch()} className="link-action">
              Réessayer
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

function NoHotels() {
  return (
    <MessageState
      as="p"
      title="Aucune maison ici, pour l’instant"
      text="Nous n’en recommandons pas avant d’y avoir dormi. Notre service sur mesure sait déjà où vous loger, et d’autres destinations vous attendent."
      action={
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Link to="/vacances-sur-mesure" className={buttonClass()}>
            Demander une proposition
          </Link>
          <Link to="/destinations" className="link-action">
            Voir tous les hôtels
          </Link>
        </div>
      }
    />
  );
}
