import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LinkAction, linkApi } from '#domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { call, database, SITE } from './call.ts';

let email = '';
let subscription = database().doc('newsletter_subscriptions/none');
const stored = async () => (await subscription.get()).data();

/** The tokens of the links in the mail that was sent to the address. */
async function mailedTokens() {
  const { docs } = await database()
    .collection(COLLECTIONS.mailOutbox)
    .where('to', '==', email)
    .get();
  const text = JSON.stringify(docs.map((mail) => [mail.get('content'), mail.get('headers')]));
  const token = (purpose: string) =>
    new RegExp(`jeton=(v2\\.${purpose}\\.[\\w.-]+)`).exec(text)?.[1] ?? '';
  return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
}

beforeEach(async () => {
  email = `${randomUUID()}@example.fr`;
  const id = createHash('sha256').update(email).digest('hex');
  subscription = database().collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  await call('subscribeNewsletter', { email, source: 'footer', consentVersion: '2026-11' });
});

/** As the pages' script asks. */
async function ask(action: LinkAction, jeton: string) {
  const response = await fetch(SITE + linkApi(action), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ jeton }),
  });
  return [response.status, await response.json()];
}

/** As a form without script, or a mailbox, asks. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(SITE + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

describe('confirming', () => {
  it('makes the subscription active, once', async () => {
    const { confirm } = await mailedTokens();
    const before = Date.now();
    expect(await ask('confirmation', confirm)).toEqual([200, { outcome: 'confirmed' }]);
    const first = await stored();
    expect(first).toMatchObject({ active: true, consent_version: '2026-11', source: 'footer' });
    expect(first?.confirmed_at.toMillis()).toBeGreaterThanOrEqual(before);
    expect(await ask('confirmation', confirm)).toEqual([200, { outcome: 'already-confirmed' }]);
    expect(await stored()).toEqual(first);
  });

  it('asked many times at once, it is done once', async () => {
    const { confirm } = await mailedTokens();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ask('confirmation', confirm)),
    );
    const outcomes = answers.map(([, answer]) => answer.outcome);
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['confirmed', 'already-confirmed']));
  }, 60_000);

  it('an old mail brings nobody back who left since', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    await ask('confirmation', confirm);
    await ask('desinscription', unsubscribe);
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
    expect(await stored()).toMatchObject({ active: false });
  });

  it('nor whom an administrator made inactive', async () => {
    const { confirm } = await mailedTokens();
    await ask('confirmation', confirm);
    await subscription.update({ active: false });
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
  });

  it.each([
    ['nothing', () => ''],
    ['a forged one', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['one cut short', (token: string) => token.slice(0, -1)],
    ['no text', () => ({ $ne: '' })],
  ])('%s is no token', async (_, forge) => {
    const { confirm } = await mailedTokens();
    const jeton: unknown = forge(confirm);
    const response = await fetch(SITE + linkApi('confirmation'), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ jeton }),
    });
    expect([response.status, await response.json()]).toEqual([400, { outcome: 'invalid' }]);
    expect(await stored()).toMatchObject({ active: false, confirmed_at: null });
  });

  it('the token to leave does not confirm, nor the other way round', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    expect(await ask('confirmation', unsubscribe)).toEqual([400, { outcome: 'invalid' }]);
    expect(await ask('desinscription', confirm)).toEqual([400, { outcome: 'invalid' }]);
    expect(await ask('effacement', confirm)).toEqual([400, { outcome: 'invalid' }]);
    expect(await stored()).toMatchObject({ active: false, unsubscribed_at: null });
  });

  it('without script, the answer leads back to the page', async () => {
    const { confirm } = await mailedTokens();
    const answer = await submit(linkApi('confirmation'), { jeton: confirm });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/newsletter/confirmation?etat=confirmed',
    ]);
    expect(await stored()).toMatchObject({ active: true });
  });
});

describe('leaving', () => {
  it('opening the link changes nothing: the page has a button', async () => {
    const { unsubscribe } = await mailedTokens();
    const before = await stored();
    for (const method of ['GET', 'HEAD']) {
      const path = `${linkApi('desinscription')}?jeton=${unsubscribe}`;
      const answer = await fetch(SITE + path, { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/newsletter/desinscription?jeton=${unsubscribe}`,
      ]);
    }
    const page = await fetch(`${SITE}/newsletter/desinscription?jeton=${unsubscribe}`);
    expect(await page.text()).toContain('Me désinscrire');
    expect(await stored()).toEqual(before);
  });

  it('RFC 8058: one POST of a mailbox does it', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    await ask('confirmation', confirm);
    const { docs } = await database()
      .collection(COLLECTIONS.mailOutbox)
      .where('to', '==', email)
      .get();
    const header: string = docs[0]?.get('headers')['List-Unsubscribe'];
    expect(header).toBe(`<${SITE}${linkApi('desinscription')}?jeton=${unsubscribe}>`);
    const answer = await submit(header.slice(SITE.length + 1, -1), {
      'List-Unsubscribe': 'One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toMatchObject({
      active: false,
      unsubscribed_at: expect.any(Timestamp),
      confirmed_at: expect.any(Timestamp),
    });
  });

  it('before confirming, it makes the other link void', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    expect(await ask('desinscription', unsubscribe)).toEqual([200, { outcome: 'unsubscribed' }]);
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
    const first = await stored();
    expect(await ask('desinscription', unsubscribe)).toEqual([200, { outcome: 'unsubscribed' }]);
    expect(await stored()).toEqual(first);
  });

  it('erasing leaves nothing, and is no error twice', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    expect(await ask('effacement', unsubscribe)).toEqual([200, { outcome: 'erased' }]);
    expect(await stored()).toBeUndefined();
    const mails = database().collection(COLLECTIONS.mailOutbox).where('to', '==', email);
    expect((await mails.get()).size).toBe(0);
    expect(await ask('effacement', unsubscribe)).toEqual([200, { outcome: 'erased' }]);
    expect(await ask('desinscription', unsubscribe)).toEqual([200, { outcome: 'unsubscribed' }]);
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
    expect(await stored()).toBeUndefined();
  });
});

describe('the addresses', () => {
  it.each([
    ['PUT', linkApi('confirmation'), 405],
    ['DELETE', linkApi('desinscription'), 405],
    ['POST', '/api/newsletter/autre', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const answer = await fetch(SITE + path, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
  });

  it('a large body is refused', async () => {
    const answer = await submit(linkApi('confirmation'), { jeton: 'a'.repeat(10_000) });
    expect(answer.status).toBe(413);
  });

  it.each(['/newsletter/confirmation', '/newsletter/desinscription'])(
    '%s is kept by nobody and found by no search',
    async (path) => {
      const answer = await fetch(`${SITE}${path}?jeton=v1.a`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    },
  );

  it('there is no other page', async () => {
    expect((await fetch(`${SITE}/newsletter/effacement`)).status).toBe(404);
  });
});
