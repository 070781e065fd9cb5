import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/brand.ts';
import { formatPrice } from '#domain/text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';

export type HotelCardShape = 'single' | 'wide' | 'wide-mirrored';

type HotelCardProps = { hotel: HotelSummary; shape: HotelCardShape; sizes: string };

/** Only a wide card is a container, so that the classes `@xl:` put only its picture beside the text. */
export function HotelCard({ hotel, shape, sizes }: HotelCardProps) {
  const wide = shape !== 'single';
  const row = shape === 'wide-mirrored' ? '@xl:flex-row-reverse' : '@xl:flex-row';
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={`relative h-100 md:h-125 ${wide ? '@container' : ''}`}
    >
      <div className={`flex h-full flex-col @xl:gap-8 ${row}`}>
        <div className="relative min-h-24 basis-44 @xl:min-w-0 @xl:flex-[3] md:basis-65.5">
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
}

type HotelCardTextProps = { hotel: HotelSummary; titleId: string; wide: boolean };

/** Never shrinks: a long text makes the picture above smaller. */
function HotelCardText({ hotel, titleId, wide }: HotelCardTextProps) {
  const linkClass = wide
    ? buttonClass({
        size: 'sm',
        className: '@xl:w-full in-[a:hover]:border-ink-2 in-[a:hover]:bg-ink-2',
      })
    : 'link-action in-[a:hover]:decoration-ink';
  return (
    <div className="flex flex-none grow flex-col pt-3 @xl:min-w-0 @xl:flex-[2] @xl:border-t @xl:border-ink md:pt-4">
      <div className="flex items-baseline justify-between gap-4 text-small text-ink-2 @xl:flex-col @xl:gap-2.5">
        <p className="line-clamp-2">{hotel.location}</p>
        <Stars value={hotel.rating} className="flex-none" />
      </div>
      <h3
        id={titleId}
        className="title text-card @xl:text-wide-card line-clamp-2 @xl:mt-auto @xl:line-clamp-3 md:mt-1.25"
      >
        {hotel.name}
      </h3>
      <p className="mt-1.5 line-clamp-3 text-small/[1.47] text-ink-2 @xl:mt-3.5 @xl:text-note md:mt-2.5 md:text-ui/[1.47]">
        {hotel.description ?? HOTEL_DESCRIPTION_FALLBACK}
      </p>
      <div className="mt-auto flex items-center justify-between gap-4 border-t border-rule pt-2 @xl:mt-6 @xl:block">
        <p className="text-action text-ink-2 @xl:py-2.5">
          À partir de{' '}
          <strong className="figures text-[1.125rem] text-ink">{formatPrice(hotel.price)}€</strong>
          /nuit
        </p>
        <Link
          to="/hotels/$id"
          params={{ id: hotel.id }}
          className="flex-none before:absolute before:inset-0 before:z-2"
        >
          <span className={linkClass}>
            Voir l'offre
            <span className="sr-only">&nbsp;: {hotel.name}</span>
          </span>
        </Link>
      </div>
    </div>
  );
}
