import { Link } from '@tanstack/react-router';
import { memo, useId } from 'react';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/brand.ts';
import { formatPrice } from '#domain/text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';

export type HotelCardShape = 'single' | 'wide' | 'wide-mirrored';

const BODY = {
  single: 'flex-col',
  wide: 'flex-col @xl:flex-row @xl:gap-8',
  'wide-mirrored': 'flex-col @xl:flex-row-reverse @xl:gap-8',
};

type HotelCardProps = { hotel: HotelSummary; shape: HotelCardShape; sizes: string };

export const HotelCard = memo(function HotelCard({ hotel, shape, sizes }: HotelCardProps) {
  const wide = shape !== 'single';
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="@container relative h-100 md:h-125">
      <div className={`flex h-full ${BODY[shape]}`}>
        <div
          className={`relative min-h-24 basis-44 md:basis-65.5 ${wide ? '@xl:min-w-0 @xl:flex-[3]' : ''}`}
        >
          <Picture
            src={hotel.image}
            alt=""
            sizes={sizes}
            className="absolute inset-0 aspect-auto h-full"
          />
          {hotel.featured && <Badge>Coup de cœur</Badge>}
        </div>
        <HotelCardText hotel={hotel} titleId={titleId} wide={wide} />
      </div>
    </article>
  );
});

type HotelCardTextProps = { hotel: HotelSummary; titleId: string; wide: boolean };

/** Never shrinks: a long text makes the picture above smaller. */
function HotelCardText({ hotel, titleId, wide }: HotelCardTextProps) {
  return (
    <div
      className={`flex flex-none grow flex-col pt-3 md:pt-4 ${wide ? '@xl:min-w-0 @xl:flex-[2] @xl:border-t @xl:border-ink' : ''}`}
    >
      <div
        className={`flex items-baseline justify-between gap-4 text-small text-ink-2 ${wide ? '@xl:flex-col @xl:gap-2.5' : ''}`}
      >
        <p className="line-clamp-2">{hotel.location}</p>
        <Stars value={hotel.rating} className="flex-none" />
      </div>
      <h3
        id={titleId}
        className={`title text-card line-clamp-2 md:mt-1.25 ${wide ? '@xl:text-wide-card @xl:mt-auto @xl:line-clamp-3' : ''}`}
      >
        {hotel.name}
      </h3>
      <p
        className={`mt-1.5 line-clamp-3 text-small/[1.47] text-ink-2 md:mt-2.5 md:text-ui/[1.47] ${wide ? '@xl:mt-3.5 @xl:text-note' : ''}`}
      >
        {hotel.description ?? HOTEL_DESCRIPTION_FALLBACK}
      </p>
      <div
        className={`mt-auto flex items-center justify-between gap-4 border-t border-rule pt-2 ${wide ? '@xl:mt-6 @xl:block' : ''}`}
      >
        <p className={`text-action text-ink-2 ${wide ? '@xl:py-2.5' : ''}`}>
          À partir de{' '}
          <strong className="figures text-[1.125rem] text-ink">{formatPrice(hotel.price)}€</strong>
          /nuit
        </p>
        <HotelCardLink hotel={hotel} wide={wide} />
      </div>
    </div>
  );
}

function HotelCardLink({ hotel, wide }: { hotel: HotelSummary; wide: boolean }) {
  const look = wide
    ? buttonClass({
        size: 'sm',
        className: '@xl:w-full in-[a:hover]:border-ink-2 in-[a:hover]:bg-ink-2',
      })
    : 'link-action in-[a:hover]:decoration-ink';
  return (
    <Link
      to="/hotels/$id"
      params={{ id: hotel.id }}
      className="flex-none before:absolute before:inset-0 before:z-2"
    >
      <span className={look}>
        Voir l'offre
        <span className="sr-only">&nbsp;: {hotel.name}</span>
      </span>
    </Link>
  );
}
