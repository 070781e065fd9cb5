import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LinkAction, linkApi, linkPage } from '#domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, SITE, sendForm } from './call.ts';

let email = '';
let subscription = database().doc('newsletter_subscriptions/none');
const stored = async () => (await subscription.get()).data();

/** The tokens in the mail that was sent to the email address. */
async function mailedTokens() {
  const { docs } = await database()
    .collection(COLLECTIONS.mailOutbox)
    .where('to', '==', email)
    .get();
  const text = JSON.stringify(docs.map((mail) => [mail.get('content'), mail.get('headers')]));
  const token = (action: LinkAction) =>
    new RegExp(`${linkPage(action)}\\?jeton=([\\w.-]+)`).exec(text)?.[1] ?? '';
  return { confirm: token('confirmation'), unsubscribe: token('desinscription') };
}

beforeEach(async () => {
  email = `${randomUUID()}@example.fr`;
  const id = createHash('sha256').update(email).digest('hex');
  subscription = database().collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  await sendForm('subscribeNewsletter', { email, source: 'footer', consentVersion: '2026-11' });
});

/** Sends what the page's script sends. */
async function ask(action: LinkAction, jeton: string) {
  const response = await fetch(SITE + linkApi(action), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ jeton }),
  });
  return [response.status, await response.json()];
}

/** Sends what a form without JavaScript, or a mail client, sends. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(SITE + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

describe('confirming', () => {
  it('activates the subscription once', async () => {
    const { confirm } = await mailedTokens();
    const before = Date.now();
    expect(await ask('confirmation', confirm)).toEqual([200, { outcome: 'confirmed' }]);
    const first = await stored();
    expect(first).toMatchObject({ active: true, consent_version: '2026-11', source: 'footer' });
    expect(first?.confirmed_at.toMillis()).toBeGreaterThanOrEqual(before);
    expect(await ask('confirmation', confirm)).toEqual([200, { outcome: 'already-confirmed' }]);
    expect(await stored()).toEqual(first);
  });

  it('happens once when requested several times at once', async () => {
    const { confirm } = await mailedTokens();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ask('confirmation', confirm)),
    );
    const outcomes = answers.map(([, answer]) => answer.outcome);
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['confirmed', 'already-confirmed']));
  }, 60_000);

  it('by an old mail does not resubscribe somebody who has unsubscribed since', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    await ask('confirmation', confirm);
    await ask('desinscription', unsubscribe);
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
    expect(await stored()).toMatchObject({ active: false });
  });

  it('by an old mail does not reactivate what an administrator deactivated', async () => {
    const { confirm } = await mailedTokens();
    await ask('confirmation', confirm);
    await subscription.update({ active: false });
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
  });

  it.each([
    ['an empty token', () => ''],
    ['a forged token', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['a truncated token', (token: string) => token.slice(0, -1)],
    ['an object', () => ({ $ne: '' })],
  ])('refuses %s', async (_, forge) => {
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

  it('needs the token for confirming, and unsubscribing the one for unsubscribing', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    expect(await ask('confirmation', unsubscribe)).toEqual([400, { outcome: 'invalid' }]);
    expect(await ask('desinscription', confirm)).toEqual([400, { outcome: 'invalid' }]);
    expect(await ask('effacement', confirm)).toEqual([400, { outcome: 'invalid' }]);
    expect(await stored()).toMatchObject({ active: false, unsubscribed_at: null });
  });

  it('redirects back to the page without JavaScript', async () => {
    const { confirm } = await mailedTokens();
    const answer = await submit(linkApi('confirmation'), { jeton: confirm });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/newsletter/confirmation?etat=confirmed',
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await stored()).toMatchObject({ active: true });
  });
});

describe('unsubscribing', () => {
  it('does not happen by opening the link: the page has a button', async () => {
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

  it('happens by one POST of a mail client (RFC 8058)', async () => {
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

  it('before confirming makes the confirmation link void', async () => {
    const { confirm, unsubscribe } = await mailedTokens();
    expect(await ask('desinscription', unsubscribe)).toEqual([200, { outcome: 'unsubscribed' }]);
    expect(await ask('confirmation', confirm)).toEqual([410, { outcome: 'expired' }]);
    const first = await stored();
    expect(await ask('desinscription', unsubscribe)).toEqual([200, { outcome: 'unsubscribed' }]);
    expect(await stored()).toEqual(first);
  });

  it('stands until a new sign-up is confirmed, and holds against its links', async () => {
    const first = await mailedTokens();
    await ask('confirmation', first.confirm);
    await ask('desinscription', first.unsubscribe);
    const left = (await stored())?.unsubscribed_at;
    await sendForm('subscribeNewsletter', { email, source: 'header', consentVersion: '2026-11' });
    expect(await stored()).toMatchObject({ active: false, unsubscribed_at: left });
    // Somebody else entered the address: its owner leaves again.
    await ask('desinscription', first.unsubscribe);
    expect((await stored())?.unsubscribed_at.toMillis()).toBeGreaterThan(left.toMillis());
  });

  it('with erasure leaves nothing, and repeating it is no error', async () => {
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

describe('the endpoints', () => {
  it.each([
    ['PUT', linkApi('confirmation'), 405],
    ['DELETE', linkApi('desinscription'), 405],
    ['POST', '/api/newsletter/autre', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const answer = await fetch(SITE + path, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
  });

  it('refuse a large body', async () => {
    const answer = await submit(linkApi('confirmation'), { jeton: 'a'.repeat(10_000) });
    expect(answer.status).toBe(413);
  });

  it.each(['/newsletter/confirmation', '/newsletter/desinscription'])(
    '%s is neither cached nor indexed',
    async (path) => {
      const answer = await fetch(`${SITE}${path}?jeton=a.b`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    },
  );

  it('there is no page for erasing', async () => {
    expect((await fetch(`${SITE}/newsletter/effacement`)).status).toBe(404);
  });
});
