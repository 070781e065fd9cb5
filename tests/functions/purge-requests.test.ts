import { expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { purgeRequests } from '../../functions/src/requests/purge-requests.ts';
import { emptyDatabase } from './emulated-project.ts';

const NOW = new Date('2026-11-20T03:50:00Z');
const YOUNGER = new Date('2023-11-20T03:50:01Z');
const OLDER = new Date('2023-11-20T03:49:59Z');
const LONG_AGO = new Date('2021-01-01');

const REQUESTS = {
  'handled almost three years ago': { created_at: LONG_AGO, handled_at: YOUNGER },
  'never handled, and younger': { created_at: YOUNGER, handled_at: null },
  'handled three years ago': { created_at: LONG_AGO, handled_at: OLDER },
  'never handled': { created_at: OLDER, handled_at: null },
  'stored before requests were handled': { created_at: OLDER },
};

it('erases requests with their mails three years after they were handled, or came', async () => {
  const db = emptyDatabase();
  const [requests, mails] = [
    db.collection(COLLECTIONS.contactRequests),
    db.collection(COLLECTIONS.mailOutbox),
  ];
  for (const [id, fields] of Object.entries(REQUESTS)) {
    await requests.doc(id).set({ ...fields, note: 'Rappeler', email: 'camille@example.fr' });
    await mails.doc(`${id}-team`).set({ request_id: id });
  }
  const kept = Object.keys(REQUESTS).slice(0, 2).sort();
  expect(await purgeRequests(db, NOW)).toBe(3);
  expect((await requests.get()).docs.map(({ id }) => id).sort()).toEqual(kept);
  const left = (await mails.get()).docs.map((mail) => mail.get('request_id'));
  expect(left.sort()).toEqual(kept);
  expect(await purgeRequests(db, NOW)).toBe(0);
});
