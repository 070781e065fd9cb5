import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { runNight } from '../../functions/src/nightly.ts';
import { emptyDatabase } from './emulated-project.ts';

const { hotels, destinations, blogPosts, hotelDestinations } = COLLECTIONS;
const DAY_MS = 86_400_000;

it('the nightly job erases deleted records and their links after 30 days, not before', async () => {
  const db = emptyDatabase();
  const deleted = new Date('2026-11-01T12:00:00Z');
  const deleted_at = Timestamp.fromDate(deleted);
  const link = (hotel_id: string, destination_id: string) => ({ hotel_id, destination_id });
  const documents = {
    [`${hotels}/kyoto`]: { deleted_at },
    [`${hotels}/lac`]: { deleted_at: null },
    [`${blogPosts}/nuit`]: { deleted_at },
    [`${destinations}/japon`]: { deleted_at },
    [`${hotelDestinations}/kyoto_bali`]: { ...link('kyoto', 'bali'), deleted_at },
    [`${hotelDestinations}/lac_japon`]: { ...link('lac', 'japon'), published: true },
    [`${hotelDestinations}/lac_bali`]: { ...link('lac', 'bali'), published: true },
    [`${hotelDestinations}/lac_grece`]: { published: false, deleted_at },
  };
  for (const [path, fields] of Object.entries(documents)) await db.doc(path).set(fields);
  const left = async () => {
    const found = await Promise.all(
      Object.keys(documents).map(async (path) => ((await db.doc(path).get()).exists ? [path] : [])),
    );
    return found.flat();
  };
  await runNight(db, new Date(deleted.getTime() + 29.9 * DAY_MS));
  expect(await left()).toEqual(Object.keys(documents));
  await runNight(db, new Date(deleted.getTime() + 30.1 * DAY_MS));
  expect(await left()).toEqual([`${hotels}/lac`, `${hotelDestinations}/lac_bali`]);
});
