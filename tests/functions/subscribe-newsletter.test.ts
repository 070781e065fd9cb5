import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { call, callableUrl, database, SITE, sendForm } from './call.ts';

const CONSENT = '2026-11';

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

it('a sign-up stores a new address as inactive, with the source and time of the consent', async () => {
  const before = Date.now();
  expect(await signUp({ source: 'scroll' })).toEqual(SUCCESS);
  const fields = await stored();
  expect(fields).toMatchObject({
    email,
    source: 'scroll',
    active: false,
    consent_version: CONSENT,
    confirmed_at: null,
    unsubscribed_at: null,
  });
  expect(fields?.consent_at.toMillis()).toBeGreaterThanOrEqual(before);
  expect(fields?.consent_at.toMillis()).toBeLessThanOrEqual(Date.now());
});

describe('an invalid sign-up', () => {
  const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';

  it.each([
    ['an address without a TLD', { email: 'camille@example' }, 'Adresse email invalide'],
    ['an object as its address', { email: { $ne: null } }, "L'email est requis"],
    ['an unknown consent version', { consentVersion: '1' }, MALFORMED],
    ['an unknown field', { active: true }, MALFORMED],
  ])('with %s is refused in French, and nothing is stored', async (_, changes, error) => {
    const { status, body } = await signUp(changes);
    expect([status, body.result]).toEqual([200, { success: false, error }]);
    expect(await stored()).toBeUndefined();
  });

  it.each([[null], ['a text'], [[]], [{}]])('with the payload %o is refused', async (data) => {
    const { body } = await call('subscribeNewsletter', data);
    expect(body.result).toMatchObject({ success: false, error: expect.any(String) });
  });
});

describe('a call from a page to the origin of the functions', () => {
  it('is allowed by the function (CORS)', async () => {
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

  it('is allowed by the Content-Security-Policy of the pages', async () => {
    const policy = (await fetch(`${SITE}/contact`)).headers.get('content-security-policy') ?? '';
    const { origin } = new URL(callableUrl('subscribeNewsletter'));
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(origin);
  });
});
