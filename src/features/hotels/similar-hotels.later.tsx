import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { similarHotelsQuery } from '#data/queries/hotel-queries.later.ts';
import type { SimilarHotel } from '#data/queries/read-hotels.later.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import type { Region } from '#domain/hotel/hotel-filter.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Stars } from '#ui/stars.tsx';
import { NightlyPrice } from './price.tsx';

const IN_REGION: Record<Region, string> = {
  Europe: 'en Europe',
  Asie: 'en Asie',
  Amérique: 'en Amérique',
  'Océan indien': 'dans l’océan Indien',
};

/** Shows other hotels in a hotel's region; a slow or failed query does not delay the hotel's page. */
export function SimilarHotels({ hotel }: { hotel: Hotel }) {
  const { region } = hotel;
  const { data: similar = [] } = useQuery(similarHotelsQuery(hotel));
  if (region === null || similar.length === 0) return null;
  return (
    <section id="similaires" className="pt-19 md:pt-28 print:hidden">
      <SectionHeading title={`D’autres maisons ${IN_REGION[region]}`} />
      <ul className="page-grid mt-8 gap-y-12 md:mt-9">
        {similar.map((similarHotel) => (
          <li key={similarHotel.id} className="md:col-span-4">
            <SimilarCard hotel={similarHotel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarCard({ hotel }: { hotel: SimilarHotel }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="relative">
      <Picture
        src={hotel.image}
        alt=""
        sizes="(width >= 90rem) 26rem, (width >= 48rem) 30vw, 100vw"
      />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
        {hotel.location}
        <Stars value={hotel.rating} />
      </p>
      <h3 id={titleId} className="title text-card mt-1">
        <Link
          to="/hotels/$id"
          params={{ id: hotel.id }}
          viewTransition
          className="wrap-anywhere after:absolute after:inset-0"
        >
          {hotel.name}
        </Link>
      </h3>
      <NightlyPrice
        value={hotel.price}
        className="mt-2.5 border-t border-rule pt-2.5 text-action text-ink-2"
      />
    </article>
  );
}
