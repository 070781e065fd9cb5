import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../../functions/src/firebase.ts';
import { journal } from '../../functions/src/journal.ts';
import { expectJournal } from './support/admin.ts';
import { test } from './support/faults.ts';

// Runs the trigger again with events that the emulator has already delivered.

/** Returns the event of a write, as Firestore delivers it. */
const eventOf = (before: DocumentSnapshot, after: DocumentSnapshot, eventId: string) => ({
  specversion: '1.0' as const,
  id: eventId,
  source: 'faults',
  type: 'google.cloud.firestore.document.v1.written',
  time: new Date().toISOString(),
  location: 'europe-west1',
  project: 'demo',
  database: '(default)',
  namespace: '(default)',
  document: after.ref.path,
  params: { collection: after.ref.parent.id, id: after.id },
  data: { before, after },
});

test('events delivered twice or out of order are in the journal once', async () => {
  const id = `evenements-${crypto.randomUUID()}`;
  const hotel = (await database()).collection(COLLECTIONS.hotels).doc(id);
  const signed = () => ({ updated_by: 'camille', updated_at: new Date() });
  const absent = await hotel.get();
  await hotel.set({ name: 'Un', published: true, ...signed() });
  const created = await hotel.get();
  await hotel.update({ published: false, ...signed() });
  const hidden = await hotel.get();
  await expectJournal(id, ['create', 'update']);
  for (const event of [
    eventOf(created, hidden, 'later'),
    eventOf(absent, created, 'earlier'),
    eventOf(created, hidden, 'later'),
  ]) {
    await journal?.run(event);
  }
  await expectJournal(id, ['create', 'update']);
});
