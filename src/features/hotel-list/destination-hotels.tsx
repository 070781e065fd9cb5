import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { destinationQueries } from '#data/queries.ts';
import { report } from '#data/report.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { GRID_LAYOUT, HotelResults } from './hotel-results.tsx';

/** Shows a destination's hotels; a slow or failed query does not hold up the page. */
export function DestinationHotels({ destinationId }: { destinationId: string }) {
  const { data: hotels, error, refetch } = useQuery(destinationQueries.hotels(destinationId));
  useEffect(() => {
    if (error) report('Les hôtels de la destination n’ont pas pu être chargés', error);
  }, [error]);
  return (
    <section aria-labelledby="maisons" className="pt-19 md:pt-28">
      <SectionHeading id="maisons" title="Où dormir" note={hotels && countNote(hotels.length)} />
      <div className="pt-7.5 md:pt-9">
        {hotels && hotels.length > 0 ? (
          <HotelResults hotels={hotels} total={hotels.length} layout={GRID_LAYOUT} />
        ) : (
          <div className="page-margins">
            <div className="min-h-75 border-t border-ink pt-7.5 md:pt-11">
              {hotels || error ? (
                <NoDestinationHotels />
              ) : (
                <Loading>Chargement des hôtels…</Loading>
              )}
              {!hotels && error && (
                <p role="alert" className="mt-8 flex flex-wrap items-center gap-x-8 text-ink-2">
                  Les hôtels n’ont pas pu être chargés.
                  <button type="button" onClick={() => void refetch()} className="link-action">
                    Réessayer
                  </button>
                </p>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function countNote(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? 'Une seule maison pour l’instant, visitée et racontée.'
    : `${count} maisons, visitées et racontées.`;
}

function NoDestinationHotels() {
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
