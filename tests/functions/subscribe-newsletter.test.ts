import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { call, callableUrl, database, SITE, sendForm } from './call.ts';

const CONSENT = '2026-11';
/** The emulator starts a process for each simultaneous call. */
const MANY_CALLS_MS = 120_000;

let email = '';
beforeEach(() => {
  email = `${randomUUID()}@example.fr`;
});

const subscription = () =>
  database()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .doc(createHash('sha256').update(email).digest('hex'));

const stored = async () => (await subscription().get()).data();

const signUp = (changes: object = {}) =>
  sendForm('subscribeNewsletter', { email, source: 'footer', consentVersion: CONSENT, ...changes });

const SUCCESS = { status: 200, body: { result: { success: true } } };

describe('signing up for the newsletter', () => {
  it('stores a new address as inactive, with the consent, its source and its time', async () => {
    const before = Date.now();
    expect(await signUp({ source: 'scroll' })).toEqual(SUCCESS);
    const fields = await stored();
    expect(fields).toEqual({
      email,
      source: 'scroll',
      active: false,
      consent_version: CONSENT,
      consent_at: expect.any(Timestamp),
      subscribed_at: expect.any(Timestamp),
      confirmation_sent_at: expect.any(Timestamp),
      confirmed_at: null,
      unsubscribed_at: null,
    });
    expect(fields?.consent_at.toMillis()).toBeGreaterThanOrEqual(before);
    expect(fields?.consent_at.toMillis()).toBeLessThanOrEqual(Date.now());
  });

  it('refuses an active address, and changes nothing', async () => {
    await signUp();
    await subscription().update({ active: true });
    const before = await stored();
    const { status, body } = await signUp({ source: 'header' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      status: 'ALREADY_EXISTS',
      message: 'Cette adresse email est déjà inscrite à notre newsletter',
    });
    expect(await stored()).toEqual(before);
  });

  it('accepts an unsubscribed address again, with its new consent', async () => {
    await signUp();
    const long = Timestamp.fromMillis(0);
    const left = { subscribed_at: long, consent_at: long, unsubscribed_at: long };
    await subscription().update(left);
    expect(await signUp({ source: 'header' })).toEqual(SUCCESS);
    const fields = await stored();
    expect(fields).toMatchObject({ source: 'header', active: false, unsubscribed_at: long });
    expect(fields?.consent_at.toMillis()).toBeGreaterThan(0);
    expect(fields?.subscribed_at.toMillis()).toBeGreaterThan(0);
  });

  it('accepts an unconfirmed address again, and keeps its consent', async () => {
    await signUp();
    const first = await stored();
    expect(await signUp({ source: 'header' })).toEqual(SUCCESS);
    expect(await stored()).toEqual(first);
  });

  it('renews the consent of an unconfirmed address when the text has changed', async () => {
    await signUp();
    await subscription().update({ consent_version: '2025-01' });
    expect(await signUp()).toEqual(SUCCESS);
    expect(await stored()).toMatchObject({ active: false, consent_version: CONSENT });
  });

  it('recognises an address whatever its case and surrounding spaces', async () => {
    await signUp();
    await subscription().update({ active: true });
    const { body } = await signUp({ email: `  ${email.toUpperCase()} ` });
    expect(body.error?.status).toBe('ALREADY_EXISTS');
  });

  it(
    'stores one subscription for simultaneous sign-ups of one address',
    async () => {
      const answers = await Promise.all(
        // Each call is a process of the emulator; newsletter-signup tries 200 in one process.
        Array.from({ length: 4 }, (_, index) =>
          signUp({ email: index % 2 ? email.toUpperCase() : ` ${email}` }),
        ),
      );
      expect(answers).toEqual(answers.map(() => SUCCESS));
      const { docs } = await database()
        .collection(COLLECTIONS.newsletterSubscriptions)
        .where('email', '==', email)
        .get();
      expect(docs).toHaveLength(1);
    },
    MANY_CALLS_MS,
  );
});

describe('an invalid sign-up', () => {
  const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';

  it.each([
    ['an address without a domain', { email: 'camille@example' }, 'Adresse email invalide'],
    ['no address', { email: '' }, "L'email est requis"],
    ['another type', { email: { $ne: null } }, "L'email est requis"],
    [
      'a line break in the address',
      { email: 'a@example.fr\r\nBcc: b@example.fr' },
      'Adresse email invalide',
    ],
    ['an unknown source', { source: 'ailleurs' }, MALFORMED],
    ['no consent', { consentVersion: '' }, MALFORMED],
    ['a consent text that never was', { consentVersion: '1' }, MALFORMED],
    ['an unknown field', { active: true }, MALFORMED],
  ])('%s is refused in French, and nothing is stored', async (_, changes, error) => {
    const { status, body } = await signUp(changes);
    expect([status, body.result]).toEqual([200, { success: false, error }]);
    expect(await stored()).toBeUndefined();
  });

  it.each([[null], ['a text'], [[]], [{}]])('%o is refused', async (data) => {
    const { body } = await call('subscribeNewsletter', data);
    expect(body.result).toMatchObject({ success: false, error: expect.any(String) });
  });
});

describe('pages call the function on another origin', () => {
  it('which the function allows', async () => {
    const { headers } = await fetch(callableUrl('subscribeNewsletter'), {
      method: 'OPTIONS',
      headers: {
        Origin: SITE,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect([SITE, '*']).toContain(headers.get('access-control-allow-origin'));
  });

  it('which the Content-Security-Policy of the pages allows', async () => {
    const policy = (await fetch(`${SITE}/contact`)).headers.get('content-security-policy') ?? '';
    const { origin } = new URL(callableUrl('subscribeNewsletter'));
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(origin);
  });
});
