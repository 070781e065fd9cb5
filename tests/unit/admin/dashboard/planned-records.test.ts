import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plannedRecords } from '#admin/features/dashboard/planned-section.tsx';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { aHotel } from '../../features/hotel-page/a-hotel.ts';
import { aDestination } from '../destinations/a-destination.ts';

it('lists what is planned of each kind, the next one first', () => {
  const planned = plannedRecords({
    hotels: [aHotel({ publish_at: '2026-12-03T08:00:00Z' }), aHotel({ id: 'b' })],
    posts: [v.parse(BlogPost, { id: 'p', title: 'Nuit', publish_at: '2026-12-01T08:00:00Z' })],
    destinations: [aDestination({ active: false, publish_at: '2026-12-02T08:00:00Z' })],
  });
  expect(planned.map(({ item }) => `${item.kind} ${item.label}`)).toEqual([
    'article Nuit',
    'destination Grèce',
    'hotel Anse Rose',
  ]);
});
