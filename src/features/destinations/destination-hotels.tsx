import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { logError } from '#data/report.ts';
import { EQUAL_WIDTH_HOTEL_LIST_LAYOUT, HotelResults } from '#features/hotels/hotel-results.tsx';
import { buttonClass } from '#ui/button.tsx';
import { createLazyPart } from '#ui/later.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const DestinationMap = createLazyPart(
  'carte-locale',
  async () => (await import('#features/map/hotel-maps.later.tsx')).DestinationMap,
);

const loadGpx = () => import('#features/map/gpx-button.later.tsx');

type DestinationHotelsProps = { destinationId: string; children: ReactNode };

/**
 * Renders a destination's text (the children) beside a column of links, then the destination's hotels and their map.
 */
export function DestinationTextAndHotels({ destinationId, children }: DestinationHotelsProps) {
  const client = useQueryClient();
  const { data: firstPage, error, refetch } = useQuery(destinationQueries.hotels(destinationId));
  const longerList = destinationQueries.longerHotelList(destinationId);
  const { hotels, next } = useQuery(longerList).data ?? firstPage ?? {};
  useEffect(() => {
    if (error) logError('Les hôtels de la destination n’ont pas pu être chargés', error);
  }, [error]);

  const placed = hotels?.some((hotel) => hotel.coordinates) && hotels;

  const readOn = async () => {
    const page = await client.fetchQuery(destinationQueries.hotels(destinationId, next));
    client.setQueryData(longerList.queryKey, {
      hotels: [...(hotels ?? []), ...page.hotels],
      next: page.next,
    });
  };

  return (
    <>
      <div className="page-grid gap-y-4 pt-8 md:pt-14">
        <div className="flex flex-wrap gap-x-6 md:col-span-3 md:flex-col">
          {placed && (
            <>
              <Link to="." hash="carte-locale" className="link-action">
                Voir la carte
              </Link>
              <button
                type="button"
                onClick={() =>
                  void loadGpx().then(({ downloadHotelsGpx }) => downloadHotelsGpx(placed))
                }
                className="link-action"
              >
                Emporter les lieux (GPX)
              </button>
            </>
          )}
          <Link to="/vacances-sur-mesure" className="link-action">
            Un voyage sur mesure
          </Link>
        </div>
        {children}
      </div>
      <section aria-labelledby="maisons" className="pt-19 md:pt-28">
        <SectionHeading
          id="maisons"
          title="Où dormir"
          note={hotels && countNote(hotels.length, next)}
        />
        <div className="pt-7.5 md:pt-9">
          {hotels && hotels.length > 0 ? (
            <HotelResults
              hotels={hotels}
              layout={EQUAL_WIDTH_HOTEL_LIST_LAYOUT}
              readMore={next === undefined ? undefined : readOn}
            />
          ) : (
            <NoList
              isLoading={!hotels && !error}
              onRetry={hotels ? undefined : () => void refetch()}
            />
          )}
        </div>
      </section>
      {placed && <DestinationMap hotels={placed} />}
    </>
  );
}

function countNote(count: number, next: string | undefined): string | undefined {
  if (next) return 'Tous visités et racontés.';
  if (count === 0) return undefined;
  return count === 1
    ? 'Un seul hôtel pour l’instant, visité et raconté.'
    : `${count} hôtels, visités et racontés.`;
}

type NoListProps = { isLoading: boolean; onRetry: (() => void) | undefined };

function NoList({ isLoading, onRetry }: NoListProps) {
  return (
    <div className="page-margins">
      <div className="min-h-75 border-t border-ink pt-7.5 md:pt-11">
        {isLoading ? <Loading>Chargement des hôtels…</Loading> : <NoHotels />}
        {!isLoading && onRetry && (
          <p role="alert" className="mt-8 flex flex-wrap items-center gap-x-8 text-ink-2">
            Les hôtels n’ont pas pu être chargés.
            <button type="button" onClick={onRetry} className="link-action">
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
    <PageMessage
      as="p"
      title="Aucun hôtel ici, pour l’instant"
      text="Nous n’y avons pas encore dormi&#8239;; nous pouvons chercher pour vous, et d’autres destinations vous attendent."
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
