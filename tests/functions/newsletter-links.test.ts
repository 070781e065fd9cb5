import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type MailLinkAction,
  mailLinkApiPath,
  mailLinkPagePath,
} from '#domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { answerMailLinkRequest, applyMailLink } from '../../functions/src/forms/links.ts';
import { storeSignUp } from '../../functions/src/forms/sign-up.ts';
import { subscriptionId } from '../../functions/src/forms/subscription.ts';
import { sendMailsOfRecord } from '../../functions/src/mail/send.ts';
import { SITE } from './call.ts';
import { MINUTE, noRateLimits, testMails } from './mail-setup.ts';

const DAY = 24 * 60 * MINUTE;
const EMAIL = 'camille@example.fr';
const mails = testMails();
const { db, smtp } = mails;
const subscription = db.collection(COLLECTIONS.newsletterSubscriptions).doc(subscriptionId(EMAIL));
const stored = async () => (await subscription.get()).data();

/** Signs up. @returns the tokens and the List-Unsubscribe header of the confirmation mail */
async function mailed() {
  const now = mails.now();
  await storeSignUp(
    { email: EMAIL, source: 'footer', consentVersion: '2026-11' },
    { db, ...noRateLimits(now) },
  );
  expect(await sendMailsOfRecord(await mails.open(), subscription)).toBe('sent');
  const mail = (await smtp.mails()).at(-1);
  const token = (action: MailLinkAction) =>
    new RegExp(`${mailLinkPagePath(action)}\\?jeton=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return { confirm: token('confirmation'), unsubscribe: token('desinscription'), header };
}
const follow = (action: MailLinkAction, token: string) =>
  applyMailLink(db, action, token, mails.now());

let tokens = { confirm: '', unsubscribe: '', header: '' };
beforeEach(async () => {
  tokens = await mailed();
  mails.advance(MINUTE);
});

describe('the confirmation mail', () => {
  it('the newsletter confirmation mail has links and a one-click unsubscribe header, whose tokens are stored only as hashes', async () => {
    expect(tokens.header).toBe(
      `<https://www.example.org${mailLinkApiPath('desinscription')}?jeton=${tokens.unsubscribe}>`,
    );
    const text = JSON.stringify(await stored());
    for (const token of [tokens.confirm, tokens.unsubscribe]) {
      expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
      expect(text).not.toContain(token);
    }
  });

  it.each([
    ['confirmed', () => follow('confirmation', tokens.confirm)],
    ['unsubscribed', () => follow('desinscription', tokens.unsubscribe)],
    ['been activated', () => subscription.update({ active: true })],
  ])(
    'no newsletter confirmation mail is sent to a subscriber who has %s meanwhile',
    async (_, act) => {
      mails.advance(61 * MINUTE);
      await act();
      const confirmation = { state: 'pending', error: null, sent_at: null };
      await subscription.update({ mail_due_at: mails.now(), mails: { confirmation } });
      expect(await sendMailsOfRecord(await mails.open(), subscription)).toBe('skipped');
      expect(smtp.accepted).toHaveLength(1);
      expect(await stored()).toMatchObject({ mail_due_at: null });
    },
  );
});

describe('confirming', () => {
  it('a newsletter confirmation link activates the subscription once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => follow('confirmation', tokens.confirm)),
    );
    expect(outcomes.toSorted()).toEqual(['already-confirmed', 'already-confirmed', 'confirmed']);
    expect(await stored()).toMatchObject({
      active: true,
      confirmed_at: Timestamp.fromDate(mails.now()),
    });
  });

  it('a newsletter confirmation link expires after seven days', async () => {
    mails.advance(7 * DAY);
    expect(await follow('confirmation', tokens.confirm)).toBe('expired');
    expect(await stored()).toMatchObject({ active: false });
  });

  it.each([
    ['who has unsubscribed since', () => follow('desinscription', tokens.unsubscribe)],
    ['whom an administrator deactivated', () => subscription.update({ active: false })],
  ])('an old newsletter confirmation link does not reactivate a subscriber %s', async (_, act) => {
    await follow('confirmation', tokens.confirm);
    mails.advance(MINUTE);
    await act();
    expect(await follow('confirmation', tokens.confirm)).toBe('expired');
    expect(await stored()).toMatchObject({ active: false });
  });

  it.each([
    ['a forged token', () => `${tokens.confirm.slice(0, -4)}AAAA`],
    ['a token of a later date', () => `zzzzzzzz.${tokens.confirm.split('.')[1]}`],
    ['the token for unsubscribing', () => tokens.unsubscribe],
  ])('a newsletter confirmation link with %s is refused', async (_, forge) => {
    expect(await follow('confirmation', forge())).toBe('invalid');
    expect(await stored()).toMatchObject({ active: false, confirmed_at: null });
  });
});

describe('unsubscribing', () => {
  it('the unsubscribe link of any earlier newsletter mail works; the token of a confirmation link does not unsubscribe', async () => {
    mails.advance(61 * MINUTE);
    const later = await mailed();
    await follow('confirmation', later.confirm);
    expect(await follow('desinscription', tokens.confirm)).toBe('invalid');
    expect(await follow('desinscription', tokens.unsubscribe)).toBe('unsubscribed');
    const left = await stored();
    expect(left).toMatchObject({ active: false, unsubscribed_at: expect.any(Timestamp) });
    expect(await follow('desinscription', later.unsubscribe)).toBe('unsubscribed');
    expect(await stored()).toEqual(left);
  });

  it('an unsubscribed reader gets newsletters again only after confirming a new sign-up, not by earlier confirmation links', async () => {
    await follow('desinscription', tokens.unsubscribe);
    mails.advance(MINUTE);
    const { confirm } = await mailed();
    expect(await stored()).toMatchObject({ active: false, unsubscribed_at: expect.any(Timestamp) });
    // Somebody else signed the address up, so its owner unsubscribes again.
    mails.advance(MINUTE);
    await follow('desinscription', tokens.unsubscribe);
    expect(await follow('confirmation', confirm)).toBe('expired');
  });

  it('the link to erase one’s data deletes the newsletter subscription and voids its other links', async () => {
    expect(await follow('effacement', tokens.confirm)).toBe('invalid');
    expect(await follow('effacement', tokens.unsubscribe)).toBe('erased');
    expect(await stored()).toBeUndefined();
    expect(await follow('confirmation', tokens.confirm)).toBe('invalid');
  });

  it('the mailed confirmation link of a newsletter subscription in the trash is invalid', async () => {
    await subscription.update({ deleted_at: mails.now() });
    expect(await follow('confirmation', tokens.confirm)).toBe('invalid');
    expect(await stored()).toMatchObject({ active: false });
  });
});

describe('a request to a newsletter link', () => {
  const ask = (method: string, action: string, fields: object = {}) =>
    answerMailLinkRequest(
      { method, path: `/api/newsletter/${action}`, query: {}, body: {}, ...fields },
      follow,
    );
  const query = () => ({ jeton: tokens.unsubscribe });

  it.each(['GET', 'HEAD'])(
    'an HTTP %s request to a newsletter’s unsubscribe link changes no stored data',
    async (method) => {
      const before = await stored();
      const Location = `/newsletter/desinscription?jeton=${tokens.unsubscribe}`;
      const answer = await ask(method, 'desinscription', { query: query() });
      expect(answer).toEqual({ status: 303, headers: { Location } });
      expect(await stored()).toEqual(before);
    },
  );

  it('a POST from a mail client unsubscribes a newsletter subscriber with one click (RFC 8058)', async () => {
    await follow('confirmation', tokens.confirm);
    const body = { 'List-Unsubscribe': 'One-Click' };
    expect(await ask('POST', 'desinscription', { query: query(), body })).toMatchObject({
      status: 200,
    });
    expect(await stored()).toMatchObject({ active: false });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const multipart = await ask('POST', 'desinscription', { query: query(), headers });
    expect(multipart).toEqual({ status: 200, headers: {} });
  });

  it.each([
    ['confirmed', () => ({ jeton: tokens.confirm })],
    ['invalid', () => ({ jeton: { $ne: '' } })],
  ])(
    'a POST from the newsletter confirmation page redirects back to the page, with the outcome « %s » in the URL',
    async (outcome, body) => {
      const Location = `/newsletter/confirmation?etat=${outcome}`;
      const answer = await ask('POST', 'confirmation', { body: body() });
      expect(answer).toEqual({ status: 303, headers: { Location } });
    },
  );

  it('a POST to a newsletter link that fails redirects to the link’s page with the token, so that the reader can try again', async () => {
    const path = mailLinkApiPath('confirmation');
    const request = { method: 'POST', path, query: {}, body: { jeton: 'x' } };
    const Location = '/newsletter/confirmation?etat=failed&jeton=x';
    expect(
      await answerMailLinkRequest(request, () => Promise.reject(new Error('unavailable'))),
    ).toEqual({
      status: 303,
      headers: { Location },
    });
  });

  it.each([
    ['PUT', 'confirmation', 405],
    ['POST', 'autre', 404],
  ])(
    'an HTTP %s request to the newsletter link « %s » answers %i',
    async (method, action, status) => {
      expect(await ask(method, action)).toMatchObject({ status });
    },
  );
});

describe('through Hosting', () => {
  it('a POST to a newsletter link reaches its function through Firebase Hosting', async () => {
    const answer = await fetch(SITE + mailLinkApiPath('desinscription'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ jeton: 'x', 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/newsletter/confirmation', '/newsletter/desinscription'])(
    'the page %s, which a newsletter link opens, is neither cached nor indexed',
    async (page) => {
      const answer = await fetch(`${SITE}${page}?jeton=a.b`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    },
  );
});
