import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  getFirestore,
} from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { emulatedDatabase } from '#scripts/backup/firestore-rest.ts';
import { RestoreWindow } from '#scripts/backup/restore-window.ts';
import { databaseTime } from '#scripts/backup/stored-documents.ts';
import { publishHotelLinks, publishLink } from '../../functions/src/admin/publish-links.ts';
import { auditHotelDestinations, auditHotels } from '../../functions/src/journal/audit-triggers.ts';
import { isRestored } from '../../functions/src/journal/is-restored.ts';

// The triggers run here, on a project of their own: in the suite's a restoration would hush those of
// other tests.
const projectId = `demo-${randomUUID()}`;
const app = initializeApp({ projectId }, projectId);
const db = getFirestore(app);
vi.mock('../../functions/src/database.ts', () => ({
  adminApp: async () => app,
  database: async () => db,
}));

const { hotels, hotelDestinations, auditLog } = COLLECTIONS;
const api = emulatedDatabase(projectId, process.env.FIRESTORE_EMULATOR_HOST ?? '');

let hotel: DocumentReference;
let link: DocumentReference;
beforeEach(() => {
  const id = randomUUID();
  hotel = db.collection(hotels).doc(id);
  link = db.collection(hotelDestinations).doc(`${id}_italie`);
});

const eventOf = (before: DocumentSnapshot, after: DocumentSnapshot) => ({
  specversion: '1.0' as const,
  id: randomUUID(),
  source: '',
  type: 'google.cloud.firestore.document.v1.written',
  time: new Date().toISOString(),
  location: '',
  project: projectId,
  database: '(default)',
  namespace: '(default)',
  document: after.ref.path,
  params: { id: after.id },
  data: { before, after },
});

/** Runs all triggers of a hotel and its link, as they are now. */
async function runTriggers() {
  const none = await db.collection(hotels).doc('none').get();
  const hotelEvent = eventOf(none, await hotel.get());
  await auditHotels?.run(hotelEvent);
  await publishHotelLinks?.run(hotelEvent);
  const linkEvent = eventOf(none, await link.get());
  await auditHotelDestinations?.run(linkEvent);
  await publishLink?.run(linkEvent);
}

const entries = async () =>
  (await db.collection(auditLog).where('document_id', 'in', [hotel.id, link.id]).get()).size;

/** A hotel whose link is not what the functions would make of it. */
async function writeBoth() {
  await hotel.set({ name: 'Hôtel', published: true, updated_by: null });
  await link.set({
    hotel_id: hotel.id,
    destination_id: 'italie',
    published: false,
    updated_by: 'odile',
  });
}

describe('what a restoration writes', () => {
  it('is left as it is and told by nobody, however late and often the events come', async () => {
    const restoration = { archive: '', replaces: false };
    const window = new RestoreWindow(api, restoration, await databaseTime(api));
    await window.open();
    await writeBoth();
    await runTriggers();
    const deletion = { time: new Date().toISOString() };
    const last = {
      update: { name: `${api.root}/${hotel.path}`, fields: { price: { integerValue: '1' } } },
    };
    await window.write([last]);
    await window.close(true);
    await runTriggers();
    expect(await isRestored(db, deletion)).toBe(true);
    expect(await entries()).toBe(0);
    expect((await link.get()).get('published')).toBe(false);
  });

  it('is told of again when somebody writes it afterwards', async () => {
    const window = new RestoreWindow(
      api,
      { archive: '', replaces: false },
      await databaseTime(api),
    );
    await window.open();
    await window.close(false);
    await writeBoth();
    await runTriggers();
    expect(await entries()).toBe(2);
    expect((await link.get()).get('published')).toBe(true);
  });

  it('hushes the journal for minutes only when it dies', async () => {
    const aWhileAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await db
      .collection(COLLECTIONS.restores)
      .doc('dead')
      .set({
        started_at: new Date(aWhileAgo),
        until: new Date(Date.parse(aWhileAgo) + 10 * 60_000),
      });
    await writeBoth();
    await runTriggers();
    expect(await entries()).toBe(2);
  });
});
