import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { handleSignup } from '../../functions/src/newsletter/sign-up.ts';
import { emptyDatabase } from './emulated-project.ts';

const CONSENT = '2026-11';
const LINKS = { siteUrl: 'https://example.fr', secret: 'secret' };
const NOON = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});

const signUp = (now = NOON, changes: object = {}, isAdmitted = true) =>
  handleSignup(
    db,
    LINKS,
    { email: 'camille@example.fr', source: 'footer', consentVersion: CONSENT, ...changes },
    now,
    async () => isAdmitted,
  );
const subscriptions = async () =>
  (await db.collection(COLLECTIONS.newsletterSubscriptions).get()).docs;
const mails = async () => (await db.collection(COLLECTIONS.mailOutbox).get()).docs;
const change = async (fields: Record<string, unknown>) => {
  const [only] = await subscriptions();
  await only?.ref.update(fields);
};

describe('signing up for the newsletter', () => {
  it('stores one subscription and one mail for 200 simultaneous sign-ups in different spellings', async () => {
    const spellings = [
      'camille@example.fr',
      'CAMILLE@EXAMPLE.FR',
      ' Camille@example.fr',
      'camille@Example.fr\t',
      '\n cAmIlLe@ExAmPlE.fR  ',
    ];
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        signUp(later(index / MINUTE_MS), { email: spellings[index % spellings.length] }),
      ),
    );
    const took = Math.round(performance.now() - started);
    expect(answers).toEqual(answers.map(() => ({ success: true })));
    const [documents, sent] = [await subscriptions(), await mails()];
    console.log(
      `200 sign-ups in ${took} ms: ${documents.length} document, ${sent.length} confirmation mail`,
    );
    expect(documents.map((found) => found.id)).toEqual([
      createHash('sha256').update('camille@example.fr').digest('hex'),
    ]);
    expect(sent).toHaveLength(1);
  }, 60_000);

  it('mails the address links to confirm and to unsubscribe', async () => {
    await signUp();
    const [mail] = await mails();
    expect(mail?.data()).toMatchObject({
      kind: 'newsletter-confirmation',
      to: 'camille@example.fr',
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/example\.fr\/api\/newsletter\/desinscription\?jeton=[\w.-]+>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(JSON.stringify(mail?.get('content'))).toMatch(
      /https:\/\/example\.fr\/newsletter\/confirmation\?jeton=[\w-]+\./,
    );
  });

  it('mails an unconfirmed address again after an hour, and not before', async () => {
    await signUp();
    await signUp(later(59));
    expect(await mails()).toHaveLength(1);
    await signUp(later(60));
    expect(await mails()).toHaveLength(2);
    await Promise.all(Array.from({ length: 20 }, (_, index) => signUp(later(120 + index / 100))));
    expect(await mails()).toHaveLength(3);
  });

  it('keeps the consent of an unconfirmed address that signs up again', async () => {
    await signUp();
    await signUp(later(90), { source: 'header' });
    const [only] = await subscriptions();
    expect(only?.data()).toMatchObject({
      source: 'footer',
      consent_at: Timestamp.fromDate(NOON),
      subscribed_at: Timestamp.fromDate(NOON),
      confirmation_sent_at: Timestamp.fromDate(later(90)),
    });
  });

  it('refuses an active address, and sends it no mail', async () => {
    await signUp();
    await change({ active: true, confirmed_at: later(1) });
    await expect(signUp(later(120))).rejects.toMatchObject({ code: 'already-exists' });
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['unsubscribed', { active: false, confirmed_at: later(1), unsubscribed_at: later(2) }],
    ['was deactivated by an administrator', { active: false, confirmed_at: later(1) }],
  ])('renews the consent of an address that %s, and mails it at once', async (_, fields) => {
    await signUp();
    await change(fields);
    await signUp(later(5), { source: 'header' });
    const [only] = await subscriptions();
    expect(only?.data()).toMatchObject({
      source: 'header',
      active: false,
      consent_at: Timestamp.fromDate(later(5)),
      // What the reader decided before stands until the confirmation.
      ...Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value instanceof Date ? Timestamp.fromDate(value) : value,
        ]),
      ),
    });
    expect(await mails()).toHaveLength(2);
  });

  it('of an address that had its mails of the day needs one that still confirms', async () => {
    const refused = { code: 'resource-exhausted' };
    await expect(signUp(NOON, {}, false)).rejects.toMatchObject(refused);
    expect(await subscriptions()).toEqual([]);
    await signUp();
    expect(await signUp(later(90), {}, false)).toEqual({ success: true });
    expect(await mails()).toHaveLength(1);
    const week = 7 * 24 * 60;
    await expect(signUp(later(week), {}, false)).rejects.toMatchObject(refused);
  });
});
