import { beforeEach, expect, it, vi } from 'vitest';
import { TOO_MANY_REQUESTS } from '#domain/form-guard.ts';
import { database } from '../../functions/src/database.ts';
import { answerForm } from '../../functions/src/guards/answer-form.ts';
import { emptyDatabase } from './emulated-project.ts';

vi.mock('../../functions/src/database.ts', () => ({ database: vi.fn() }));

const SETTINGS = {
  secret: 'secret',
  callerLimit: 2,
  recipientLimit: 9,
  minFillMs: 1000,
  appCheck: false,
};

beforeEach(() => {
  vi.mocked(database).mockResolvedValue(emptyDatabase());
});

const post = (
  handle: () => Promise<{ success: true }>,
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
  );
});
