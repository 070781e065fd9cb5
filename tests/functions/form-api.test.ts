import { randomUUID } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOO_MANY_REQUESTS, tooManyForAddress } from '#domain/requests/form-guard.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../../functions/src/database.ts';
import { answerForm } from '../../functions/src/guards/form-api.ts';
import { handleSignup } from '../../functions/src/newsletter/sign-up.ts';
import { handleContactRequest } from '../../functions/src/requests/contact-request.ts';
import { emptyDatabase } from './emulated-project.ts';

vi.mock('../../functions/src/database.ts', () => ({ database: vi.fn() }));

const SETTINGS = {
  secret: 'secret',
  callerLimit: 2,
  gateLimit: 9,
  recipientLimit: 9,
  mailboxLimit: 9,
  minFillMs: 1000,
  appCheck: false,
};

beforeEach(() => {
  vi.mocked(database).mockResolvedValue(emptyDatabase());
});

const post = (
  handle: Parameters<typeof answerForm>[1],
  { body = {}, settings = {} }: { body?: object; settings?: object } = {},
) => {
  const text = JSON.stringify(body);
  const request = {
    method: 'POST',
    contentType: 'application/json',
    headers: { 'x-forwarded-for': '192.0.2.7, 203.0.113.1' },
    rawBody: Buffer.from(text),
    socket: {},
  };
  const now = new Date('2026-11-20T12:00:00Z');
  return answerForm(
    { name: 'contact', request, settings: { ...SETTINGS, ...settings }, now },
    handle,
  );
};
const succeed = async () => ({ success: true as const });

it('a request beyond the limit is refused with the time to wait', async () => {
  for (let index = 0; index < 2; index += 1) expect((await post(succeed)).status).toBe(200);
  expect(await post(succeed)).toEqual({
    status: 429,
    headers: { 'Retry-After': '3600' },
    body: { success: false, error: TOO_MANY_REQUESTS },
  });
});

it('an internal error is reported in French, without its cause', async () => {
  const refused = await post(() => Promise.reject(new Error('Firestore said no')));
  expect(refused.status).toBe(500);
  expect(refused.body).toEqual({
    success: false,
    error: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  });
});

it('App Check, where it is required, refuses requests without a token', async () => {
  expect((await post(succeed, { settings: { appCheck: true } })).status).toBe(401);
});

it('answers Firebase’s clients in their envelope', async () => {
  const handle = vi.fn(succeed);
  const { body } = await post(handle, { body: { data: { message: 'Bonjour' } } });
  expect(body).toEqual({ result: { success: true } });
  expect(handle).toHaveBeenCalledWith(
    expect.any(Firestore),
    { requestId: expect.any(String), message: 'Bonjour' },
    expect.any(Date),
    expect.any(Function),
  );
});

describe('an email address', () => {
  const LIMITS = { callerLimit: 1000, gateLimit: 1000, recipientLimit: 2 };
  const email = 'camille@example.fr';
  const message = (changes: object = {}) => ({
    firstName: 'Camille',
    lastName: 'Delattre',
    email,
    message: 'Bonjour',
    formType: 'contact',
    requestId: randomUUID(),
    ...changes,
  });
  const contact = (changes: object = {}) =>
    post(handleContactRequest, { body: message(changes), settings: LIMITS });
  const signUp = (changes: object = {}) =>
    post(
      async (db, payload, now, admit) => {
        const links = { siteUrl: 'https://www.example.org', secret: 'secret' };
        // The API adds a request id, which this form does not have.
        const { requestId, ...signup } = Object(payload);
        expect(requestId).toBeDefined();
        return handleSignup(db, links, signup, now, admit);
      },
      {
        body: { email, source: 'footer', consentVersion: '2026-11', ...changes },
        settings: LIMITS,
      },
    );
  const mailed = async (kind: string) => {
    const db = await database();
    return (await db.collection(COLLECTIONS.mailOutbox).where('kind', '==', kind).get()).size;
  };
  const stored = async () =>
    (await (await database()).collection(COLLECTIONS.contactRequests).get()).size;
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://www.example.org');
  });

  it('has one limit a day for both forms together: beyond it the team alone gets a mail', async () => {
    expect((await contact()).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    expect((await contact({ email: ' Camille+rome@Example.fr' })).status).toBe(200);
    expect([await stored(), await mailed('contact-team'), await mailed('contact-receipt')]).toEqual(
      [2, 2, 1],
    );
    expect((await contact({ email: 'odile@example.fr' })).status).toBe(200);
    expect(await mailed('contact-receipt')).toBe(2);
  });

  it('is not counted for invalid requests, nor for a repeated one', async () => {
    const first = message();
    for (let index = 0; index < 3; index += 1) {
      expect((await contact({ firstName: '' })).status).toBe(400);
      expect((await contact({ requestId: first.requestId })).status).toBe(200);
    }
    expect((await contact()).status).toBe(200);
    expect(await mailed('contact-receipt')).toBe(2);
  });

  it('is not counted for a sign-up that sends no mail', async () => {
    for (let index = 0; index < 4; index += 1) expect((await signUp()).status).toBe(200);
    expect((await signUp({ source: 'nowhere' })).status).toBe(400);
    expect((await contact()).status).toBe(200);
    expect(await mailed('contact-receipt')).toBe(1);
  });

  it('that strangers have used up is told another way to sign up', async () => {
    await contact();
    await contact();
    expect(await signUp()).toEqual({
      status: 429,
      headers: { 'Retry-After': '86400' },
      body: { success: false, error: tooManyForAddress(CONTACT_EMAIL) },
    });
  });
});
