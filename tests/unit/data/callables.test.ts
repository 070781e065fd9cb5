import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '#data/firebase/call-function.ts';
import { emulatorPorts } from '#data/firebase/firebase-config.ts';

const fetched = vi.fn<typeof fetch>();

const signup = {
  email: 'camille@example.fr',
  source: 'header',
  consentVersion: '2026-11',
} as const;
const guard = { trap: '', elapsedMs: 3000 };
const message = {
  firstName: 'Camille',
  lastName: 'Delattre',
  email: 'camille@example.fr',
  message: 'Bonjour',
  formType: 'contact',
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
} as const;

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const answerError = (status: string, text: string) =>
  answer({ error: { status, message: text } }, 400);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  answer({ result: { success: true } });
});
afterEach(() => vi.unstubAllGlobals());

test('in a demo project, calls of callable functions are sent to the emulator, with their region in the URL', async () => {
  expect(await callFunction('subscribeNewsletter', { ...signup, guard })).toEqual({
    kind: 'success',
  });
  const [url, { method, headers, body } = {}] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(
    `http://127.0.0.1:${emulatorPorts?.functions}/demo-grand-sejour/europe-west1/subscribeNewsletter`,
  );
  expect({ method, headers, body }).toEqual({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: { ...signup, guard } }),
  });
});

test.each([
  ['INTERNAL', 'INTERNAL'],
  ['NOT_FOUND', 'NOT_FOUND'],
  ['UNAVAILABLE', ''],
])(
  'the error %s of a callable function, with the message « %s », counts as « unavailable », and the message is not displayed',
  async (status, text) => {
    answerError(status, text);
    expect(await callFunction('sendContactEmail', message)).toEqual({
      kind: 'unavailable',
      message: null,
    });
  },
);

const UNSUCCESSFUL = ['{"result":"true"}', '{"result":{"success":false}}'];

test.each(['', '<html>', '{}', 'null', '{"error":"x"}', ...UNSUCCESSFUL])(
  'the malformed response « %s » of a callable function counts as « unavailable »',
  async (body) => {
    fetched.mockResolvedValue(new Response(body, { status: 502 }));
    expect(await callFunction('subscribeNewsletter', { ...signup, guard })).toEqual({
      kind: 'unavailable',
      message: null,
    });
  },
);

test('a callable function called without a network counts as « unavailable »', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await callFunction('subscribeNewsletter', { ...signup, guard })).toEqual({
    kind: 'unavailable',
    message: null,
  });
});
