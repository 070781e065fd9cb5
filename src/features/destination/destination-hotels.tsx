import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { destinationQueries } from '#data/queries.ts';
import { report } from '#data/report.ts';
import { GRID_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';
import { HotelResults } from '#features/hotel-list/hotel-results.tsx';
import { ListUnread } from '#features/site/list-unread.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** Shows a destination's hotels; a slow or failed query does not hold up the page. */
export function DestinationHotels({ destinationId }: { destinationId: string }) {
  const { data, error, refetch } = useQuery(destinationQueries.hotels(destinationId));
  useEffect(() => {
    if (error) report('Les hôtels de la destination n’ont pas pu être chargés', error);
  }, [error]);
  const { hotels = [], count = 0 } = data ?? {};
  return (
    <section aria-labelledby="maisons" className="section-space">
      <SectionHeading
        id="maisons"
        title="Où dormir"
        note={count > 0 ? countNote(count) : undefined}
      />
      <div className="pt-7.5 md:pt-9">
        {count > 0 ? (
          <HotelResults
            hotels={hotels}
            total={count}
            layout={GRID_LAYOUT}
            onMore={() => void refetch()}
          />
        ) : (
          <div className="page-margins">
            <div className="min-h-75 border-t border-ink pt-7.5 md:pt-11">
              {data !== undefined && <NoDestinationHotels />}
              {data === undefined && error && (
                <ListUnread
                  title="Les hôtels n’ont pas pu être chargés"
                  offline="Vous êtes hors connexion, et cette liste n’a pas encore été lue sur cet appareil."
                  onRetry={() => void refetch()}
                />
              )}
              {data === undefined && !error && <Loading>Chargement des hôtels…</Loading>}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function countNote(count: number): string {
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
