import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from './call.ts';
import { soon, TRIGGER_MS } from './soon.ts';

const { hotels, hotelDestinations } = COLLECTIONS;
const db = database();

let id = '';
beforeEach(() => {
  id = `links-${randomUUID()}`;
});

// Later tests count what visitors see.
afterEach(async () => {
  const links = await db.collection(hotelDestinations).where('hotel_id', '==', id).get();
  await Promise.all([hotel().delete(), ...links.docs.map(({ ref }) => ref.delete())]);
});

const hotel = () => db.collection(hotels).doc(id);
const link = (destination: string) =>
  db.collection(hotelDestinations).doc(hotelDestinationId(id, destination));
const isPublished = async (destination: string): Promise<unknown> =>
  (await link(destination).get()).get('published');
const ends = (destination_id: string) => ({ hotel_id: id, destination_id, updated_by: null });

it('links are published and hidden with their hotel, whoever writes it', {
  timeout: 3 * TRIGGER_MS,
}, async () => {
  // Written before links had the field.
  await link('japon').set(ends('japon'));
  await hotel().set({ name: 'Ryokan', published: true });
  await soon(async () => expect(await isPublished('japon')).toBe(true));
  await hotel().update({ published: false });
  await soon(async () => expect(await isPublished('japon')).toBe(false));
});

it('a link takes what its hotel says, or hides when there is none', {
  timeout: 3 * TRIGGER_MS,
}, async () => {
  await link('bali').set({ ...ends('bali'), published: true });
  await soon(async () => expect(await isPublished('bali')).toBe(false));
  await hotel().set({ name: 'Ryokan', published: true });
  await link('japon').set({ ...ends('japon'), published: false });
  await soon(async () => expect(await isPublished('japon')).toBe(true));
});
