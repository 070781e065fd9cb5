import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOO_MANY_FOR_ADDRESS, TOO_MANY_REQUESTS } from '#domain/requests/form-guard.ts';
import { database } from '../../functions/src/database.ts';
import { answerForm } from '../../functions/src/guards/answer-form.ts';
import { handleSignup } from '../../functions/src/newsletter/handle-signup.ts';
import { handleContactRequest } from '../../functions/src/requests/handle-contact-request.ts';
import { emptyDatabase } from './emulated-project.ts';

vi.mock('../../functions/src/database.ts', () => ({ database: vi.fn() }));

const SETTINGS = {
  secret: 'secret',
  callerLimit: 2,
  gateLimit: 9,
  recipientLimit: 9,
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
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7, 203.0.113.1' },
    rawBody: Buffer.from(text),
    body: JSON.parse(text),
    socket: {},
  };
  const now = new Date('2026-11-20T12:00:00Z');
  return answerForm(
    { name: 'contact', request, settings: { ...SETTINGS, ...settings }, now },
    handle,
  );
};
const succeed = async () => ({ success: true as const });

it('one request too many is told so, and when to come again', async () => {
  for (let index = 0; index < 2; index += 1) expect((await post(succeed)).status).toBe(200);
  expect(await post(succeed)).toEqual({
    status: 429,
    headers: { 'Retry-After': '3600' },
    body: { success: false, error: TOO_MANY_REQUESTS },
  });
});

it('what fails here says so in French, and not why', async () => {
  const refused = await post(() => Promise.reject(new Error('Firestore said no')));
  expect(refused.status).toBe(500);
  expect(refused.body).toEqual({
    success: false,
    error: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  });
});

it('App Check, where it is on, turns away who has no token', async () => {
  expect((await post(succeed, { settings: { appCheck: true } })).status).toBe(401);
});

it('answers an envelope of Firebase’s clients in kind', async () => {
  const handle = vi.fn(succeed);
  const { body } = await post(handle, { body: { data: { message: 'Bonjour' } } });
  expect(body).toEqual({ result: { success: true } });
  expect(handle).toHaveBeenCalledWith(
    { requestId: expect.any(String), message: 'Bonjour' },
    expect.any(Date),
    expect.any(Function),
  );
});

describe('one address', () => {
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
    post(
      async (payload, now, admit) => handleContactRequest(await database(), payload, now, admit),
      { body: message(changes), settings: LIMITS },
    );
  const signUp = (changes: object = {}) =>
    post(
      async (payload, now, admit) => {
        const links = { siteUrl: 'https://www.example.org', secret: 'secret' };
        // This form has no id, which is given to all that come this way.
        const { requestId, ...signup } = Object(payload);
        expect(requestId).toBeDefined();
        return handleSignup(await database(), links, signup, now, admit);
      },
      {
        body: { email, source: 'footer', consentVersion: '2026-11', ...changes },
        settings: LIMITS,
      },
    );
  const TOO_MANY = {
    status: 429,
    headers: { 'Retry-After': '86400' },
    body: { success: false, error: TOO_MANY_FOR_ADDRESS },
  };
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://www.example.org');
  });

  it('may be given so often in a day, in both forms together', async () => {
    expect((await contact()).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    expect(await contact({ email: ' Camille@Example.fr' })).toEqual(TOO_MANY);
    expect((await contact({ email: 'odile@example.fr' })).status).toBe(200);
  });

  it('is not counted by what is refused, nor by the same request sent again', async () => {
    const first = message();
    for (let index = 0; index < 3; index += 1) {
      expect((await contact({ firstName: '' })).status).toBe(400);
      expect((await contact({ requestId: first.requestId })).status).toBe(200);
    }
    expect((await contact()).status).toBe(200);
    expect(await contact()).toEqual(TOO_MANY);
    // What is stored already stays well, whatever came since.
    expect((await contact({ requestId: first.requestId })).status).toBe(200);
  });

  it('is not counted by a sign-up that gets no mail', async () => {
    for (let index = 0; index < 4; index += 1) expect((await signUp()).status).toBe(200);
    expect((await signUp({ source: 'nowhere' })).status).toBe(400);
    expect((await contact()).status).toBe(200);
    expect(await contact()).toEqual(TOO_MANY);
  });
});
