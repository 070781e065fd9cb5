import { Link } from '@tanstack/react-router';
import { HiddenNote, PublicationState } from '#admin/features/list/publication-state.tsx';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice, formatRating } from '#domain/text/format.ts';
import { Icon } from '#ui/icon.tsx';
import type { HotelSort } from './hotels-search.ts';

export const HOTEL_COLUMNS: readonly RecordColumn<Hotel, HotelSort | 'image'>[] = [
  {
    key: 'image',
    label: 'Image',
    isLabelHidden: true,
    render: ({ image }) => <Thumbnail src={image} />,
  },
  {
    key: 'nom',
    label: 'Nom',
    render: ({ id, name }) => (
      <Link
        to="/admin/hotels/$id"
        params={{ id }}
        className="block font-display text-[1.25rem] leading-tight"
      >
        {name}
      </Link>
    ),
  },
  { key: 'localisation', label: 'Localisation', render: ({ location }) => location },
  { key: 'region', label: 'Région', isMinor: true, render: ({ region }) => region ?? '–' },
  { key: 'note', label: 'Note', align: 'right', render: (hotel) => formatRating(hotel.rating) },
  {
    key: 'prix',
    label: 'Prix/nuit',
    align: 'right',
    render: ({ price }) => `${formatPrice(price)}\u00a0€`,
  },
  {
    key: 'coup',
    label: 'Coup de cœur',
    render: ({ featured }) =>
      featured ? (
        <span className="inline-flex items-center gap-2">
          <Icon name="heart-filled" size={17} />
          Oui
        </span>
      ) : (
        <span className="text-ink-2">Non</span>
      ),
  },
  {
    key: 'publie',
    label: 'Publié',
    render: (hotel) => <PublicationState {...hotel} />,
  },
];

/** A hotel in the list on a phone. */
export function HotelRowCard({ hotel }: { hotel: Hotel }) {
  const { id, name, location, region, image, rating, price, featured } = hotel;
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
            <span className="inline-flex items-center gap-1.5">
              <Icon name="heart-filled" size={15} />
              Coup de cœur
            </span>
          )}
          <HiddenNote {...hotel} />
        </p>
      </div>
    </div>
  );
}
