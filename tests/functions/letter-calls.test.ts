import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECENT_SIGN_IN_MINUTES, RECENT_SIGN_IN_REASON } from '#domain/admin/admin-session.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import {
  call,
  database,
  forget,
  loggedOnce,
  mailsWith,
  signInAdmin,
  tokenOf,
  waitUntilPasses,
} from './call.ts';

const id = `lettre-${randomUUID()}`;
const ref = database().collection(COLLECTIONS.letters).doc(id);
const updated_at = '2026-11-20T10:00:00.000Z';
const letter = {
  subject: `Objet ${id}`,
  preheader: 'a',
  opening: '<p>b</p>',
  blocks: [],
  closing: null,
};
const at = '2030-01-01T08:00:00.000Z';
const preview = { action: 'preview-letter', id, to: null };
const send = { action: 'send-letter', id, updated_at, at };
const steer = { action: 'steer-letter', id, step: 'cancel' };

// Unlike that of the demo, this account takes sign-ins of any time.
const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT_ID }, id));
const colleague = { uid: id, email: `${id}@example.org` };
let admin = { token: '', uid: '' };
beforeAll(async () => {
  await auth.createUser({ ...colleague, emailVerified: true });
  admin = await signInAdmin();
  const stamps = {
    created_at: null,
    updated_at: Timestamp.fromDate(new Date(updated_at)),
    updated_by: admin.uid,
  };
  await ref.set({ ...letter, published: false, publish_at: null, ...stamps });
});
afterAll(async () => {
  await auth.deleteUser(id);
  await database().recursiveDelete(ref);
  await forget(id);
});

const ask = async (payload: unknown, token = admin.token) =>
  (await call('adminCall', payload, token)).body;

it('scheduling a newsletter requires a recent sign-in, previewing one does not', async () => {
  const auth_time = Math.floor(Date.now() / 1000) - RECENT_SIGN_IN_MINUTES * 60 - 5;
  const old = tokenOf(colleague, { auth_time });
  expect((await ask(send, old)).error).toMatchObject({
    details: { reason: RECENT_SIGN_IN_REASON },
    message: expect.stringContaining('reconnectez-vous'),
  });
  expect((await ask(preview, old)).error).toBeUndefined();
});

it('the preview of a newsletter has the newsletter’s HTML and plain text, the list of what is missing and the number of readers; a test mail goes only to an administrator', async () => {
  const trial = { ...preview, to: colleague.email };
  expect((await ask(trial)).error).toMatchObject({
    message: 'Un essai ne va qu’à une adresse de l’équipe',
  });
  await auth.setCustomUserClaims(id, { admin: true });
  expect((await ask(trial)).result).toMatchObject({
    html: expect.stringContaining(letter.subject),
    text: expect.stringContaining(letter.subject),
    lacks: [
      'Le «\u202fSiège social\u202f» des réglages est encore celui de l’exemple, et partirait dans la lettre',
    ],
    readers: expect.any(Number),
    updated_at,
    failure: null,
  });
  await waitUntilPasses(async () => {
    const [mail, ...others] = await mailsWith(id);
    expect(mail?.subject).toBe(`[Essai] ${letter.subject}`);
    expect(mail?.to).toMatchObject([{ address: colleague.email }]);
    expect(others).toEqual([]);
  });
});

it('the audit log shows who scheduled a newsletter', async () => {
  expect((await ask(send)).result).toBeNull();
  expect((await ref.get()).get('publish_at')).toEqual(Timestamp.fromDate(new Date(at)));
  const entry = await loggedOnce({ collection: COLLECTIONS.letters, id, action: 'update' });
  expect(entry.data()).toMatchObject({
    label: letter.subject,
    actor: { uid: admin.uid },
    changed: ['publish_at', 'state'],
  });
  expect((await ask(steer)).result).toBeNull();
  expect((await ref.get()).get('publish_at')).toBeNull();
});
