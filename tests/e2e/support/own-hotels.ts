import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { composeRecordLinkDocId } from '#domain/site/record-paths.ts';
import { test as base } from './admin.ts';
import { database, notDeleted } from './firestore.ts';

const hotels = () => database().collection(COLLECTIONS.hotels);
const links = () => database().collection(COLLECTIONS.hotelDestinations);

/** Returns the stored hotel, or undefined. */
export const storedHotel = async (id: string) => notDeleted((await hotels().doc(id).get()).data());

/** Returns the sorted ids of the destinations linked to a hotel. */
export async function storedLinks(id: string): Promise<string[]> {
  const { docs } = await links().where('hotel_id', '==', id).get();
  const there = docs.filter((link) => notDeleted(link.data()));
  return there.map((link) => String(link.get('destination_id'))).sort();
}

export async function removeHotel(id: string): Promise<void> {
  const { docs } = await links().where('hotel_id', '==', id).get();
  await Promise.all([hotels().doc(id).delete(), ...docs.map(({ ref }) => ref.delete())]);
}

export type OwnHotel = { id: string; name: string };
type Plant = (
  fields?: Partial<v.InferInput<typeof HotelInputSchema>>,
  destinations?: readonly string[],
) => Promise<OwnHotel>;

async function plantHotel(...[fields = {}, destinations = []]: Parameters<Plant>) {
  const suffix = crypto.randomUUID().slice(0, 8);
  const id = `essai-${suffix}`;
  // Unpublished, so that tests of public pages do not count the hotel.
  const wanted = { name: `Essai ${suffix}`, location: 'Nulle part', region: 'Europe' as const };
  const input = v.parse(HotelInputSchema, { ...wanted, price: 100, published: false, ...fields });
  const now = Timestamp.now();
  await hotels()
    .doc(id)
    .set({ ...input, created_at: now, updated_at: now });
  await Promise.all(
    destinations.map((destination_id) =>
      links()
        .doc(composeRecordLinkDocId(id, destination_id))
        .set({ hotel_id: id, destination_id, published: input.published }),
    ),
  );
  return { id, name: input.name };
}

/** The administration's `test`, with hotels that are removed after the test. */
export const test = base.extend<{ plant: Plant }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  plant: async ({}, use) => {
    const ids: string[] = [];
    await use(async (...wanted) => {
      const hotel = await plantHotel(...wanted);
      ids.push(hotel.id);
      return hotel;
    });
    await Promise.all(ids.map(removeHotel));
  },
});
