import { Link } from '@tanstack/react-router';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice, formatRating } from '#domain/text/format.ts';
import { FeaturedMark } from './featured-mark.tsx';
import type { HotelSort } from './hotels-search.ts';

/** Always with one decimal, so that the figures stand under each other. */

/** The columns of the list (look). */
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
    isSortable: true,
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
  {
    key: 'localisation',
    label: 'Localisation',
    isSortable: true,
    render: ({ location }) => location,
  },
  { key: 'region', label: 'Région', isSortable: true, render: ({ region }) => region ?? '–' },
  {
    key: 'note',
    label: 'Note',
    isSortable: true,
    align: 'right',
    render: (hotel) => formatRating(hotel.rating),
  },
  {
    key: 'prix',
    label: 'Prix/nuit',
    isSortable: true,
    align: 'right',
    render: ({ price }) => `${formatPrice(price)}\u00a0€`,
  },
  {
    key: 'coup',
    label: 'Coup de cœur',
    isSortable: true,
    render: ({ featured }) => <FeaturedMark featured={featured} />,
  },
  {
    key: 'publie',
    label: 'Publié',
    isSortable: true,
    render: ({ published }) =>
      published ? 'Oui' : <span className="font-medium text-accent">Non</span>,
  },
];
