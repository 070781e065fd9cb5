import * as v from 'valibot';
import { type Entity, LAST_SAVED, summaryOf } from '#domain/admin/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { HOTEL, Hotel } from './hotel.ts';

export const HOTELS = {
  collection: COLLECTIONS.hotels,
  section: 'hotels',
  noun: 'Hôtel',
  fields: HOTEL,
  schema: Hotel,
  title: 'name',
  page: { prefix: '/hotels', by: 'id' },
  shownBy: 'published',
  isPlanned: true,
  hasEditor: true,
  opensAt: 'path',
  order: LAST_SAVED,
  trash: {
    days: TRASH_RETENTION_DAYS,
    question: 'Êtes-vous sûr de vouloir supprimer cet hôtel ?',
    done: 'Hôtel supprimé',
    failed: "Impossible de supprimer l'hôtel",
  },
  links: {
    collection: COLLECTIONS.hotelDestinations,
    field: 'destinations',
    from: 'hotel_id',
    to: 'destination_id',
    target: COLLECTIONS.destinations,
    targetGone: 'Décochez les destinations qui n’existent plus.',
  },
  figures: 'hotel',
  summary: summaryOf(v.pick(Hotel, ['name', 'location']).entries, ({ name, location }) => ({
    label: name,
    note: `Hôtel, ${location}`,
  })),
  card: ({ name, location, image }) => ({ title: name, place: location, image }),
} as const satisfies Entity<typeof Hotel>;
