import * as v from 'valibot';
import type { ContentEntity } from '#domain/entity/entity.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { CatalogueHotel, HOTEL_FIELDS, Hotel } from './hotel.ts';

const Named = v.pick(Hotel, ['name', 'location']);

export const HOTEL_ENTITY = {
  kind: 'content',
  collection: COLLECTIONS.hotels,
  section: 'hotels',
  noun: 'Hôtel',
  fields: HOTEL_FIELDS,
  schema: Hotel,
  listed: CatalogueHotel,
  title: 'name',
  shownBy: 'published',
  page: {
    prefix: '/hotels',
    by: 'id',
    preview: 'hotel',
    card: ({ name, location, image }) => ({ title: name, place: location, image }),
    figures: 'hotel',
    invitation: 'Voir la maison',
  },
  seo: hotelSeo,
  deletion: { failed: "Impossible de supprimer l'hôtel" },
  links: {
    collection: COLLECTIONS.hotelDestinations,
    field: 'destinations',
    from: 'hotel_id',
    to: 'destination_id',
    target: COLLECTIONS.destinations,
  },
  summary: {
    entries: Named.entries,
    of(record) {
      const { name, location } = v.parse(Named, record);
      return { label: name, note: `Hôtel, ${location}` };
    },
  },
} as const satisfies ContentEntity<typeof Hotel>;
