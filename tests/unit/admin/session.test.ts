// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import type { NextOrObserver, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_HOURS } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';

const auth = vi.hoisted(() => {
  const value: {
    tell: (user: unknown) => void;
    signIn: () => Promise<{ user: unknown }>;
    current: { currentUser?: unknown };
  } = {
    tell: () => undefined,
    signIn: () => Promise.reject(new Error('No answer.')),
    current: {},
  };
  return value;
});
vi.mock('firebase/auth', () => ({
  initializeAuth: () => auth.current,
  connectAuthEmulator: () => undefined,
  indexedDBLocalPersistence: {},
  browserLocalPersistence: {},
  onIdTokenChanged: (_auth: object, listener: NextOrObserver<User | null>) => {
    if (typeof listener === 'function')
      auth.tell = (user) => {
        auth.current.currentUser = user;
        Reflect.apply(listener, null, [user]);
      };
  },
  signInWithEmailAndPassword: () => auth.signIn(),
}));

const HOUR_MS = 60 * 60_000;
const auth_time = Math.floor(Date.now() / 1000);
const ADMIN = { admin: true, email_verified: true, auth_time };
const account = (uid: string, claims: Record<string, unknown>) => ({
  uid,
  email: `${uid}@grand-sejour.test`,
  getIdTokenResult: () => Promise.resolve({ claims }),
});

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test('is loading until the stored session has been looked for', async () => {
  const { knownSession, useSession } = await import('#admin/data/session.ts');
  const { result } = renderHook(() => useSession());
  const known = knownSession();
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => auth.tell(null));
  expect(result.current).toEqual({ status: 'signed-out' });
  expect(await known).toEqual({ status: 'signed-out' });
});

test.each([
  [{ admin: true, email_verified: true }, true],
  [{ admin: true, email_verified: false }, false],
  [{ admin: true }, false],
  [{ admin: 'true', email_verified: true }, false],
  [{ admin: false, email_verified: true }, false],
  [{}, false],
])('claims %o make an administrator: %s', async (claims, isAdmin) => {
  const { knownSession } = await import('#admin/data/session.ts');
  auth.tell(account('claire', { ...claims, auth_time }));
  expect(await knownSession()).toEqual({
    status: 'signed-in',
    uid: 'claire',
    email: 'claire@grand-sejour.test',
    isAdmin,
  });
  // Whose visits are not counted from now on.
  expect(localStorage.getItem(NOT_COUNTED_KEY)).toBe(isAdmin ? 'true' : null);
});

test('an administrator signs in where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { knownSession } = await import('#admin/data/session.ts');
  auth.tell(account('claire', ADMIN));
  expect(await knownSession()).toMatchObject({ isAdmin: true });
  vi.unstubAllGlobals();
});

test('ends when it ends elsewhere, and keeps the last claims while they cannot be read', async () => {
  const { useSession } = await import('#admin/data/session.ts');
  const { result } = renderHook(() => useSession());
  await act(async () => auth.tell(account('claire', ADMIN)));
  const offline = { ...account('claire', {}), getIdTokenResult: () => Promise.reject(new Error()) };
  await act(async () => auth.tell(offline));
  expect(result.current).toMatchObject({ status: 'signed-in', isAdmin: true });
  await act(async () => auth.tell(null));
  expect(result.current).toEqual({ status: 'signed-out' });
});

test('is signed out when the claims of a stored session cannot be read', async () => {
  const { knownSession } = await import('#admin/data/session.ts');
  auth.tell({ ...account('claire', {}), getIdTokenResult: () => Promise.reject(new Error()) });
  expect(await knownSession()).toEqual({ status: 'signed-out' });
});

test('is known as soon as signing in resolves', async () => {
  const { knownSession, signIn } = await import('#admin/data/session.ts');
  auth.tell(null);
  await knownSession();
  auth.signIn = () => Promise.resolve({ user: account('claire', ADMIN) });
  await signIn('claire@grand-sejour.test', 'mot de passe');
  expect(await knownSession()).toMatchObject({ uid: 'claire', isAdmin: true });
});

test('ends twelve hours after signing in, without anything happening', async () => {
  vi.useFakeTimers({ now: auth_time * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { knownSession } = await import('#admin/data/session.ts');
  auth.tell(account('claire', ADMIN));
  expect(await knownSession()).toMatchObject({ status: 'signed-in' });
  await vi.advanceTimersByTimeAsync(SESSION_HOURS * HOUR_MS - 1);
  expect(await knownSession()).toMatchObject({ status: 'signed-in' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await knownSession()).toEqual({
    status: 'ended',
    uid: 'claire',
    email: 'claire@grand-sejour.test',
  });
});

test('has ended when a laptop wakes up after twelve hours', async () => {
  vi.useFakeTimers({ now: auth_time * 1000, toFake: ['Date'] });
  const { knownSession } = await import('#admin/data/session.ts');
  auth.tell(account('claire', ADMIN));
  await knownSession();
  vi.setSystemTime((auth_time + 13 * 3600) * 1000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await knownSession()).toMatchObject({ status: 'ended' }));
});

test.each([
  ['slow', auth_time, 12, 'ended'],
  ['fast', auth_time + 13 * 3600, 1, 'signed-in'],
])(
  'is judged by the server’s clock where this device’s is %s',
  async (_how, now, hours, status) => {
    vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] });
    const iat = auth_time + hours * 3600;
    const { knownSession } = await import('#admin/data/session.ts');
    auth.tell(account('claire', { ...ADMIN, iat, exp: iat + 3600 }));
    expect(await knownSession()).toMatchObject({ status });
  },
);
