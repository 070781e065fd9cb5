import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFavourites } from '#data/favourites/favourites.ts';
import type { ListedHotel } from '#domain/hotel/hotel.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { NightlyPrice } from './price.tsx';

type HotelCardProps = { hotel: ListedHotel; sizes: string; isMirrored?: boolean | undefined };

const PICTURE_CLASS = 'absolute inset-0 aspect-auto h-full';

/** Renders a hotel's card, with its text below the picture or, if the card is 36rem wide, beside it. */
export function HotelCard({ hotel, sizes, isMirrored = false }: HotelCardProps) {
  const row = isMirrored ? '@xl:flex-row-reverse' : '@xl:flex-row';
  const titleId = useId();
  const isSaved = useFavourites().entries.some((saved) => saved.hotel.id === hotel.id);
  return (
    <article
      aria-labelledby={titleId}
      className="@container relative flex h-full min-h-(--card) [--card:25rem] md:[--card:31.25rem]"
    >
      <div className={`flex w-full flex-col @xl:gap-8 ${row}`}>
        <div className="relative min-h-24 flex-1 @xl:min-w-0 @xl:flex-[3]">
          {hotel.image === undefined ? (
            <div className={`frame ${PICTURE_CLASS}`} />
          ) : (
            <Picture src={hotel.image} alt="" sizes={sizes} className={PICTURE_CLASS} />
          )}
          {hotel.featured && <Badge>Coup de cœur</Badge>}
          {isSaved && (
            <p className="absolute top-5.5 right-0 z-1 bg-paper px-3 py-1.5 text-accent">
              <Icon name="heart-filled" />
              <span className="sr-only">Dans vos favoris</span>
            </p>
          )}
        </div>
        {/* The text never shrinks: the picture above fills the rest of the card. */}
        <div className="flex flex-none flex-col pt-3 @xl:min-w-0 @xl:flex-[2] @xl:border-t @xl:border-ink">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2 @xl:flex-col @xl:gap-2.5">
            <p className="line-clamp-2">{hotel.location}</p>
            <Stars value={hotel.rating} className="flex-none" />
          </div>
          <h3
            id={titleId}
            className="title text-card mt-1 line-clamp-4 @xl:text-wide-card @xl:mt-auto"
          >
            {hotel.name}
          </h3>
          <p className="mt-1.5 line-clamp-3 min-h-[3lh] text-small/[1.47] text-ink-2 md:mt-2.5 @xl:mt-3.5 @xl:text-note">
            {hotel.description !== undefined && (hotel.description || 'Description non disponible')}
          </p>
          <div className="mt-3 flex items-center justify-between gap-4 border-t border-rule pt-2 @xl:mt-6 @xl:block">
            <NightlyPrice value={hotel.price} className="text-action text-ink-2 @xl:py-2.5" />
            <Link
              to="/hotels/$id"
              params={{ id: hotel.id }}
              viewTransition
              className="flex-none before:absolute before:inset-0 before:z-2"
            >
              <span className="link-action in-[a:hover]:decoration-ink action-wide">
                Voir l'offre
                <span className="sr-only">&nbsp;: {hotel.name}</span>
              </span>
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
