import { useQuery } from '@tanstack/react-query';
import { hotelQueries } from '#data/queries.ts';
import type { Hotel, HotelSummary } from '#domain/hotel/hotel.ts';
import type { Region } from '#domain/hotel/hotel-search.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SimilarHotel } from './similar-hotel.tsx';

const SIMILAR_LIMIT = 3;

const IN_REGION: Record<Region, string> = {
  Europe: 'en Europe',
  Asie: 'en Asie',
  Amérique: 'en Amérique',
  'Océan indien': 'dans l’océan Indien',
};

type SimilarHotelsProps = { hotel: Pick<Hotel, 'id' | 'region'> };

/** Other houses of the region. The page neither waits for them nor fails with them. */
export function SimilarHotels({ hotel }: SimilarHotelsProps) {
  const { data: hotels = [] } = useQuery(hotelQueries.list());
  const similar = similarTo(hotel, hotels);
  if (hotel.region === null || similar.length === 0) return null;
  return (
    <section className="section-space">
      <SectionHeading title={`D’autres maisons ${IN_REGION[hotel.region]}`} />
      <ul className="page-grid mt-8 gap-y-12 md:mt-9">
        {similar.map((other) => (
          <li key={other.id} className="md:col-span-4">
            <SimilarHotel hotel={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function similarTo(
  hotel: SimilarHotelsProps['hotel'],
  hotels: readonly HotelSummary[],
): HotelSummary[] {
  return hotels
    .filter((other) => other.region === hotel.region && other.id !== hotel.id)
    .slice(0, SIMILAR_LIMIT);
}
