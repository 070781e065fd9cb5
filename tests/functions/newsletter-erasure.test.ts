import { createHash, randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { eraseMails } from '../../functions/src/newsletter/erase-mails.ts';
import { eraseSubscription } from '../../functions/src/newsletter/erase-subscription.ts';
import { handleSignup } from '../../functions/src/newsletter/handle-signup.ts';
import { call, database } from './call.ts';
import { emptyDatabase } from './emulated-project.ts';
import { soon, TRIGGER_MS } from './soon.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const SECRET = 'secret';
const EMAIL = 'camille@example.fr';
const idOf = (email: string) => createHash('sha256').update(email).digest('hex');
const ID = idOf(EMAIL);

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});

const signUp = (email = EMAIL, now = NOON, secret = SECRET) =>
  handleSignup(
    db,
    { siteUrl: 'https://www.example.org', secret },
    { email, source: 'footer', consentVersion: '2026-11' },
    now,
    async () => {},
  );
const mails = async () => (await db.collection(COLLECTIONS.mailOutbox).get()).docs;
const only = async (): Promise<DocumentSnapshot> => {
  const [mail] = await mails();
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
};
const erase = () => eraseSubscription(db, SECRET, ID);

it('a mail’s id, which the log shows, does not give its address away', async () => {
  await signUp();
  const { id } = await only();
  expect(id).not.toContain(ID);
  expect(id).toMatch(/^newsletter-[0-9a-f]{40}-\d+$/);
  db = emptyDatabase();
  await signUp();
  expect((await only()).id).toBe(id);
  db = emptyDatabase();
  await signUp(EMAIL, NOON, 'another secret');
  expect((await only()).id).not.toBe(id);
});

describe('erasing a subscription', () => {
  it.each(['pending', 'sending', 'sent', 'failed'])('takes its mail along: %s', async (state) => {
    await signUp();
    await (await only()).ref.update({ state });
    await signUp('odile@example.fr');
    await erase();
    expect((await mails()).map((mail) => mail.get('to'))).toEqual(['odile@example.fr']);
    const left = await db.collection(COLLECTIONS.newsletterSubscriptions).get();
    expect(left.docs.map((subscription) => subscription.get('email'))).toEqual([
      'odile@example.fr',
    ]);
  });

  it('and what is left of a redacted one', async () => {
    await signUp();
    await (await only()).ref.update({ state: 'sent', to: null, content: null, headers: {} });
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('also when the subscription itself is gone', async () => {
    await signUp();
    await db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID).delete();
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('and those of earlier releases, and of an earlier secret', async () => {
    await signUp(EMAIL, NOON, 'another secret');
    const old = `newsletter-${ID}-${NOON.getTime()}`;
    await db.collection(COLLECTIONS.mailOutbox).doc(old).set({ to: null, state: 'sent' });
    expect(await mails()).toHaveLength(2);
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('but not the mail of who signs up again meanwhile', async () => {
    await signUp();
    const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID);
    await document.delete();
    await signUp(EMAIL, new Date(NOON.getTime() + 1));
    expect(await mails()).toHaveLength(2);
    await eraseMails(db, SECRET, { id: ID, email: EMAIL });
    const left = await mails();
    expect(left.map((mail) => mail.get('created_at').toMillis())).toEqual([NOON.getTime() + 1]);
  });
});

it(
  'whoever deletes a subscription deletes its mails',
  async () => {
    const email = `${randomUUID()}@example.fr`;
    await call('subscribeNewsletter', { email, source: 'footer', consentVersion: '2026-11' });
    const sent = database().collection(COLLECTIONS.mailOutbox).where('to', '==', email);
    expect((await sent.get()).size).toBe(1);
    await database().collection(COLLECTIONS.newsletterSubscriptions).doc(idOf(email)).delete();
    await soon(async () => expect((await sent.get()).size).toBe(0));
  },
  TRIGGER_MS,
);
