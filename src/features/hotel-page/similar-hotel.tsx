import { Link } from '@tanstack/react-router';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatPrice } from '#domain/text/format.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';

type SimilarHotelProps = { hotel: HotelSummary };

/** One more house: its poster, its name and what a night costs; the whole of it leads there. */
export function SimilarHotel({ hotel }: SimilarHotelProps) {
  return (
    <article className="relative">
      <Picture
        src={hotel.image}
        alt=""
        sizes="(width >= 90rem) 26rem, (width >= 48rem) 30vw, 100vw"
        fallbackSrc={DEFAULT_HOTEL_IMAGE}
      />
      <p className="mt-4 flex items-center justify-between gap-4 text-small text-ink-2">
        {hotel.location}
        <Stars value={hotel.rating} />
      </p>
      <h3 className="card-title mt-1">
        <Link
          to="/hotels/$id"
          params={{ id: hotel.id }}
          className="wrap-anywhere after:absolute after:inset-0"
        >
          {hotel.name}
        </Link>
      </h3>
      <p className="mt-2.5 border-t border-rule pt-2.5 text-action text-ink-2">
        À partir de{' '}
        <strong className="figures text-[1.125rem] text-ink">{formatPrice(hotel.price)}€</strong>
        /nuit
      </p>
    </article>
  );
}
