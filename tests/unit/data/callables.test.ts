import { beforeEach, expect, test, vi } from 'vitest';
import { sendContactRequest, subscribeNewsletter } from '#data/firebase/callables.ts';
import { emulatorPorts } from '#data/firebase/firebase-config.ts';

const firebase = vi.hoisted(() => ({
  call: vi.fn<(payload: object) => Promise<{ data: unknown }>>(),
  httpsCallable: vi.fn(),
  getFunctions: vi.fn(() => 'functions'),
  connectFunctionsEmulator: vi.fn(),
}));
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => 'app') }));
vi.mock('firebase/functions', () => firebase);

const signup = { email: 'camille@example.fr', source: 'header', consentVersion: '1' } as const;
const message = {
  firstName: 'Camille',
  lastName: 'Delattre',
  email: 'camille@example.fr',
  message: 'Bonjour',
  formType: 'contact',
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
} as const;

/** An error as Firebase's client makes it: the code's text or the function's message, and the status. */
const functionsError = (code: string, text: string) =>
  Object.assign(new Error(text), { code: `functions/${code}` });

beforeEach(() => {
  firebase.call.mockReset().mockResolvedValue({ data: { success: true } });
  firebase.httpsCallable.mockReset().mockReturnValue(firebase.call);
});

test('calls the functions of the region, on the emulator for a demo project', async () => {
  expect(await subscribeNewsletter(signup)).toEqual({ kind: 'success' });
  expect(firebase.getFunctions).toHaveBeenCalledExactlyOnceWith('app', 'europe-west1');
  expect(firebase.connectFunctionsEmulator).toHaveBeenCalledExactlyOnceWith(
    'functions',
    '127.0.0.1',
    emulatorPorts?.functions,
  );
  expect(firebase.httpsCallable.mock.calls[0]?.slice(0, 2)).toEqual([
    'functions',
    'subscribeNewsletter',
  ]);
  expect(firebase.call).toHaveBeenCalledExactlyOnceWith(signup);
});

test('sends a contact request as it is', async () => {
  expect(await sendContactRequest(message)).toEqual({ kind: 'success' });
  expect(firebase.httpsCallable.mock.calls[0]?.[1]).toBe('sendContactEmail');
  expect(firebase.call).toHaveBeenCalledExactlyOnceWith(message);
});

test.each([
  [{ success: false, error: 'Adresse email invalide' }, 'invalid', 'Adresse email invalide'],
  [{ success: false }, 'unavailable', null],
  [{ success: 'true' }, 'unavailable', null],
  [null, 'unavailable', null],
  ['true', 'unavailable', null],
])('the answer %o is %s', async (data, kind, text) => {
  firebase.call.mockResolvedValue({ data });
  expect(await sendContactRequest(message)).toEqual({ kind, message: text });
});

test.each([
  // The function's message is kept, without the status that Firebase's client appends.
  [
    'resource-exhausted',
    'Trop de demandes, réessayez plus tard [429]',
    'Trop de demandes, réessayez plus tard',
  ],
  // Generic messages are not shown.
  ['internal', 'INTERNAL [500]', null],
  ['internal', 'internal [0]', null],
  ['internal', 'Response is not valid JSON object.', null],
  ['not-found', 'not-found [404]', null],
  ['unavailable', 'Backend error status: UNAVAILABLE [503]', null],
  ['deadline-exceeded', 'deadline-exceeded', null],
])('%s, « %s », is unavailable', async (code, text, shown) => {
  firebase.call.mockRejectedValue(functionsError(code, text));
  expect(await sendContactRequest(message)).toEqual({ kind: 'unavailable', message: shown });
});

test('a subscribed email address is a duplicate', async () => {
  firebase.call.mockRejectedValue(functionsError('already-exists', 'Déjà inscrite [409]'));
  expect(await subscribeNewsletter(signup)).toEqual({ kind: 'duplicate' });
});

test('an argument that the function refuses is invalid', async () => {
  firebase.call.mockRejectedValue(functionsError('invalid-argument', 'Adresse refusée [400]'));
  expect(await subscribeNewsletter(signup)).toEqual({
    kind: 'invalid',
    message: 'Adresse refusée',
  });
});

test.each([
  new TypeError('Failed to fetch'),
  'a text',
  Object.assign(new Error('x'), { code: 'app/y' }),
])('%s is unavailable', async (error) => {
  firebase.call.mockRejectedValue(error);
  expect(await subscribeNewsletter(signup)).toEqual({ kind: 'unavailable', message: null });
});

test('a client that failed to load is loaded again by the next call', async () => {
  vi.resetModules();
  const fresh = await import('#data/firebase/callables.ts');
  firebase.getFunctions.mockImplementationOnce(() => {
    throw new Error('chunk');
  });
  expect(await fresh.subscribeNewsletter(signup)).toEqual({ kind: 'unavailable', message: null });
  expect(await fresh.subscribeNewsletter(signup)).toEqual({ kind: 'success' });
});
