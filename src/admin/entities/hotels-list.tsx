import { listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatPrice, formatRating } from '#domain/text/format.ts';

const { column, filter } = listParts(ENTITIES.hotels);

export const HOTEL_LIST: ListConfig<Hotel> = {
  entity: ENTITIES.hotels,
  summary: { isCounted: ({ featured }) => featured, words: 'en coup de cœur' },
  featured: 'en coup de cœur',
  isCopied: true,
  searched: ({ name, location }) => [name, location],
  columns: [
    column('image'),
    column('name'),
    column('location'),
    column('region', { isMinor: true }),
    column('rating', { cell: ({ rating }) => formatRating(rating) }),
    column('price', { label: 'Prix/nuit', cell: ({ price }) => `${formatPrice(price)}\u00a0€` }),
    column('featured'),
    column('published'),
  ],
  filters: [filter('region'), filter('featured'), filter('published')],
};
