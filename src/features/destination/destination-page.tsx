import type { ReactNode } from 'react';
import type { Destination } from '#domain/destination/destination.ts';
import { DestinationDescription } from './destination-description.tsx';
import { DestinationHero } from './destination-hero.tsx';

type DestinationPageProps = {
  destination: Destination;
  /** Covers the poster until it is there. */
  loading?: ReactNode;
  /** The section of its hotels. */
  children: ReactNode;
};

/** A destination: its poster, what there is to know, and where to sleep. */
export function DestinationPage({ destination, loading, children }: DestinationPageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <DestinationHero destination={destination} loading={loading} />
      <DestinationDescription description={destination.description} />
      {children}
    </div>
  );
}
