import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../../functions/src/firebase.ts';
import { journal } from '../../functions/src/journal.ts';
import { expectJournal } from './support/admin.ts';
import { test } from './support/faults.ts';

// The triggers' own functions, given again what the emulator has given them once.

/** The event of a write, as it is delivered. */
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

test('events that come twice, and the older after the newer, are in the journal once', async () => {
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
