import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { destinationQueries } from '#data/queries.ts';
import { report } from '#data/report.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { Loading } from '#ui/loading.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { DestinationHotelsUnread } from './destination-hotels-unread.tsx';
import { NoDestinationHotels } from './no-destination-hotels.tsx';

type DestinationHotelsProps = {
  destinationId: string;
  /** The cards belong to another feature. */
  children: (hotels: readonly HotelSummary[]) => ReactNode;
};

/** Where to sleep. The page neither waits for its hotels nor fails with them. */
export function DestinationHotels({ destinationId, children }: DestinationHotelsProps) {
  const { data, error, refetch } = useQuery(destinationQueries.hotels(destinationId));
  useEffect(() => {
    if (error) report('Les hôtels de la destination n’ont pas pu être chargés', error);
  }, [error]);
  const count = data?.length ?? 0;
  return (
    <section aria-labelledby="maisons" className="section-space">
      <SectionHeading
        id="maisons"
        title="Où dormir"
        note={count > 0 ? countNote(count) : undefined}
      />
      <div className="pt-7.5 md:pt-9">
        {data !== undefined && count > 0 ? (
          children(data)
        ) : (
          <div className="page-margins">
            <div className="min-h-75 border-t border-ink pt-7.5 md:pt-11">
              {data !== undefined && <NoDestinationHotels />}
              {data === undefined && error && (
                <DestinationHotelsUnread onRetry={() => void refetch()} />
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
