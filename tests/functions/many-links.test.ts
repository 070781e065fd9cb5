import { expect, it } from 'vitest';
import { removalNoteId } from '#domain/admin/removal-note.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { removeLinked } from '../../functions/src/admin/remove-linked.ts';
import { restoreEntry } from '../../functions/src/journal/restore-entry.ts';
import { emptyDatabase } from './emulated-project.ts';

const { auditLog, destinations, hotelDestinations, hotels, removalNotes } = COLLECTIONS;
const COUNT = 600;
const odile = { uid: 'odile', now: new Date() };

// In a project without triggers: each link would be logged by a function.
it('a destination with more links than a batch may have goes, and comes back, in one write', async () => {
  const db = emptyDatabase();
  const ids = Array.from({ length: COUNT }, (_, index) => `hotel-${index}`);
  const italie = { destination_name: 'Italie', destination_slug: 'italie' };
  const destination = db.collection(destinations).doc('italie');
  const counted = async (name: string) => (await db.collection(name).count().get()).data().count;
  const writer = db.bulkWriter();
  void writer.set(destination, italie);
  for (const hotel_id of ids) {
    void writer.set(db.collection(hotels).doc(hotel_id), { name: hotel_id });
    const link = db.collection(hotelDestinations).doc(hotelDestinationId(hotel_id, 'italie'));
    void writer.set(link, { hotel_id, destination_id: 'italie', updated_by: null });
  }
  await writer.close();

  const payload = { collection: destinations, id: 'italie' } as const;
  expect(await removeLinked(db, payload, odile)).toEqual({ wasThere: true });
  expect((await destination.get()).exists).toBe(false);
  expect(await counted(hotelDestinations)).toBe(0);
  expect(await counted(hotels)).toBe(COUNT);
  // Once more there is nothing to delete, and the note goes on telling of what was.
  expect(await removeLinked(db, payload, odile)).toEqual({ wasThere: false });
  const note = await db.collection(removalNotes).doc(removalNoteId(destinations, 'italie')).get();
  expect(note.data()).toMatchObject({ uid: 'odile', links: expect.any(Array) });
  expect(note.get('links')).toHaveLength(COUNT);

  const entry = db.collection(auditLog).doc('event-1');
  await entry.set({
    action: 'delete',
    collection: destinations,
    document_id: 'italie',
    at: note.get('at'),
    before: italie,
    links: note.get('links'),
  });
  const answer = await restoreEntry(db, await entry.get(), { ...odile, force: false });
  expect(answer).toMatchObject({ links: COUNT, lost: 0 });
  expect((await destination.get()).data()).toMatchObject(italie);
  expect(await counted(hotelDestinations)).toBe(COUNT);
}, 60_000);
