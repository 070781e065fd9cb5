import { Link } from '@tanstack/react-router';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice, formatRating } from '#domain/text/format.ts';
import { Icon } from '#ui/icon.tsx';

/** A hotel in the list of a phone. */
export function HotelRowCard({ hotel }: { hotel: Hotel }) {
  const { id, name, location, region, image, rating, price, featured, published } = hotel;
  return (
    <div className="flex gap-3.5">
      <Thumbnail src={image} />
      <div className="min-w-0">
        <Link
          to="/admin/hotels/$id"
          params={{ id }}
          className="font-display text-[1.375rem] leading-tight"
        >
          {name}
        </Link>
        <p className="mt-1 text-small text-ink-2">
          {location}
          {region !== null && ` · ${region}`}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
          <span>
            {formatRating(rating)} · {formatPrice(price)}
            {'\u00a0€'}
          </span>
          {featured && (
            <span className="inline-flex items-center gap-1.5 text-accent">
              <Icon name="heart-filled" size={15} />
              Coup de cœur
            </span>
          )}
          {!published && <span className="font-medium text-accent">Non publié</span>}
        </p>
      </div>
    </div>
  );
}
