import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { ERASED_ID } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { eraseAll } from '../../functions/src/people/erase-person.ts';
import { personalData } from '../../functions/src/people/export-person.ts';
import { emptyDatabase } from './emulated-project.ts';

const EMAIL = 'camille@example.fr';
const HASH = createHash('sha256').update(EMAIL).digest('hex');
const NOW = new Date('2026-11-20T12:00:00Z');
const AT = Timestamp.fromDate(NOW);
const actor = { uid: 'odile', email: 'odile@example.org' };

const { newsletterSubscriptions, contactRequests, mailOutbox, trash, auditLog } = COLLECTIONS;
const HERS: Record<string, object> = {
  [`${newsletterSubscriptions}/${HASH}`]: { email: EMAIL, active: true, subscribed_at: AT },
  [`${contactRequests}/one`]: {
    email: ' Camille@Example.fr',
    fields: { message: 'Bonjour' },
    note: 'Aime la mer',
    handled_by: 'odile@example.org',
    created_at: AT,
  },
  [`${contactRequests}/two`]: { email: null, fields: { email: EMAIL } },
  [`${mailOutbox}/team`]: { request_id: 'one', to: null },
  [`${mailOutbox}/receipt`]: { request_id: 'gone', to: EMAIL },
  [`${mailOutbox}/reply`]: { request_id: null, reply_to: { address: ' Camille@Example.fr' } },
  [`${mailOutbox}/confirmation`]: { subscription_id: HASH, to: null },
  [`${trash}/deleted`]: { data: { email: EMAIL.toUpperCase() }, document_id: 'three' },
  [`${auditLog}/created`]: {
    action: 'create',
    collection: newsletterSubscriptions,
    document_id: HASH,
  },
  [`${auditLog}/noted`]: {
    action: 'update',
    collection: contactRequests,
    document_id: 'one',
    actor,
    batch: 'odile/1',
  },
};
/** An entry of a release that kept the id. */
const DELETED_BEFORE = `${auditLog}/deleted-before`;
const OTHERS: Record<string, object> = {
  [`${newsletterSubscriptions}/other`]: { email: `plus+${EMAIL}` },
  [`${contactRequests}/other`]: { email: 'odile@example.fr', fields: { message: EMAIL } },
  [`${mailOutbox}/other`]: { request_id: 'other', to: 'odile@example.fr' },
  [`${trash}/other`]: { data: { email: 'odile@example.fr' } },
};

let db = emptyDatabase();
beforeEach(async () => {
  db = emptyDatabase();
  const deletion = { action: 'delete', collection: newsletterSubscriptions, document_id: HASH };
  const all = { ...HERS, ...OTHERS, [DELETED_BEFORE]: deletion };
  await Promise.all(Object.entries(all).map(([path, fields]) => db.doc(path).set(fields)));
});

const isThere = async (path: string) => (await db.doc(path).get()).exists;

it('everything about a person is exported, without the administrators', async () => {
  const person = await personalData(db, EMAIL, NOW);
  const idsOf = (records: Record<string, unknown>[]) => records.map(({ id }) => id).sort();
  expect(person).toMatchObject({
    email: EMAIL,
    exported_at: NOW.toISOString(),
    subscriptions: [{ id: HASH, email: EMAIL, active: true, subscribed_at: NOW.toISOString() }],
    deleted: [{ id: 'deleted', data: { email: EMAIL.toUpperCase() } }],
  });
  expect(idsOf(person.requests)).toEqual(['one', 'two']);
  expect(idsOf(person.mails)).toEqual(['confirmation', 'receipt', 'reply', 'team']);
  expect(idsOf(person.journal)).toEqual(['created', 'deleted-before', 'noted']);
  expect(person.requests).toContainEqual(expect.objectContaining({ note: 'Aime la mer' }));
  expect(JSON.stringify(person)).not.toContain('odile');
});

it('everything about a person is erased, and nothing of anybody else', async () => {
  const erased = await eraseAll(db, EMAIL, { actor, now: NOW });
  expect(erased).toEqual({ subscriptions: 1, requests: 2, mails: 4, deleted: 1 });
  for (const path of Object.keys(HERS)) expect([path, await isThere(path)]).toEqual([path, false]);
  for (const path of Object.keys(OTHERS)) expect([path, await isThere(path)]).toEqual([path, true]);
  const none = { subscriptions: 0, requests: 0, mails: 0, deleted: 0 };
  expect(await eraseAll(db, EMAIL, { actor, now: NOW })).toEqual(none);
});

it('erased twice at once it is erased, and in the journal, once', async () => {
  await Promise.all([1, 2].map(() => eraseAll(db, EMAIL, { actor, now: NOW })));
  for (const path of Object.keys(HERS)) expect([path, await isThere(path)]).toEqual([path, false]);
  const erasures = await db.collection(auditLog).where('action', '==', 'erase').get();
  expect(erasures.size).toBe(3);
});

it('the journal tells who erased it, and neither the address nor its hash', async () => {
  await eraseAll(db, EMAIL, { actor, now: NOW });
  const entries = (await db.collection(auditLog).get()).docs.map((entry) => entry.data());
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${EMAIL}|${HASH}`, 'i'));
  const written = entries.filter(({ action }) => action === 'erase');
  expect(written.map(({ document_id }) => document_id).sort()).toEqual(
    [ERASED_ID, 'one', 'two'].sort(),
  );
  for (const entry of written) {
    expect(entry).toMatchObject({ actor, before: null, after: null, label: null });
  }
  expect((await db.doc(DELETED_BEFORE).get()).get('document_id')).toBe(ERASED_ID);
});
