import { createHash, randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  eraseMails,
  eraseSubscription,
} from '../../functions/src/newsletter/erase-subscription.ts';
import { handleSignup } from '../../functions/src/newsletter/sign-up.ts';
import { database, sendForm } from './call.ts';
import { emptyDatabase } from './emulated-project.ts';
import { soon } from './soon.ts';

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
    async () => true,
  );
const mails = async () => (await db.collection(COLLECTIONS.mailOutbox).get()).docs;
const only = async (): Promise<DocumentSnapshot> => {
  const [mail] = await mails();
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
};
const erase = () => eraseSubscription(db, ID);

it('the id of a mail, which is logged, does not lead back to its email address', async () => {
  await signUp();
  const { id } = await only();
  expect(id).not.toContain(ID);
  expect(id).toMatch(/^newsletter-[0-9a-f-]{36}$/);
  db = emptyDatabase();
  await signUp();
  expect((await only()).id).not.toBe(id);
});

describe('erasing a subscription', () => {
  it.each(['pending', 'sending', 'sent', 'failed'])(
    'deletes its mail when that is %s',
    async (state) => {
      await signUp();
      await (await only()).ref.update({ state });
      await signUp('odile@example.fr');
      await erase();
      expect((await mails()).map((mail) => mail.get('to'))).toEqual(['odile@example.fr']);
      const left = await db.collection(COLLECTIONS.newsletterSubscriptions).get();
      expect(left.docs.map((subscription) => subscription.get('email'))).toEqual([
        'odile@example.fr',
      ]);
    },
  );

  it('deletes a redacted e-mail', async () => {
    await signUp();
    await (await only()).ref.update({ state: 'sent', to: null, content: null, headers: {} });
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('deletes the mail when the subscription is gone already', async () => {
    await signUp();
    await db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID).delete();
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('deletes mails whose links were encrypted with an earlier secret', async () => {
    await signUp(EMAIL, NOON, 'another secret');
    expect(await mails()).toHaveLength(1);
    await erase();
    expect(await mails()).toEqual([]);
  });

  it('keeps the mail of a new sign-up that came meanwhile', async () => {
    await signUp();
    const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID);
    await document.delete();
    await signUp(EMAIL, new Date(NOON.getTime() + 1));
    expect(await mails()).toHaveLength(2);
    await eraseMails(db, ID);
    const left = await mails();
    expect(left.map((mail) => mail.get('created_at').toMillis())).toEqual([NOON.getTime() + 1]);
  });
});

it('mails are deleted with their subscription, whoever deletes it', async () => {
  const email = `${randomUUID()}@example.fr`;
  await sendForm('subscribeNewsletter', { email, source: 'footer', consentVersion: '2026-11' });
  const sent = database().collection(COLLECTIONS.mailOutbox).where('to', '==', email);
  expect((await sent.get()).size).toBe(1);
  await database().collection(COLLECTIONS.newsletterSubscriptions).doc(idOf(email)).delete();
  await soon(async () => expect((await sent.get()).size).toBe(0));
});
