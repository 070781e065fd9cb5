// @vitest-environment happy-dom

import type { NextOrObserver, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_HOURS } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';

// The Firebase SDK: tells of the account that is signed in.
const auth = vi.hoisted(() => {
  const value: { tell: (user: unknown) => void; current: { currentUser?: unknown } } = {
    tell: () => undefined,
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
    if (typeof listener !== 'function') return;
    auth.tell = (user) => {
      auth.current.currentUser = user;
      Reflect.apply(listener, null, [user]);
    };
  },
}));

const HOUR_MS = 60 * 60_000;
const auth_time = Math.floor(Date.now() / 1000);
const ADMIN = { admin: true, email_verified: true, auth_time };
const account = (uid: string, claims: Promise<Record<string, unknown>>) => ({
  uid,
  email: `${uid}@grand-sejour.test`,
  getIdTokenResult: async () => ({ claims: await claims }),
});
const claire = (claims: Record<string, unknown> = ADMIN) =>
  account('claire', Promise.resolve(claims));
const unreadable = () => account('claire', Promise.reject(new Error('No network.')));

async function open() {
  const { followSession } = await import('#admin/data/session.ts');
  followSession();
  return await import('#admin/data/session-state.ts');
}

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test.each([
  [ADMIN, true],
  [{ ...ADMIN, email_verified: false }, false],
  [{ auth_time }, false],
])(
  'an account with claims %o has rights: %s, and is counted among visitors otherwise',
  async (claims, isAdmin) => {
    const { knownSession } = await open();
    auth.tell(claire(claims));
    expect(await knownSession()).toMatchObject({ status: 'signed-in', uid: 'claire', isAdmin });
    expect(localStorage.getItem(NOT_COUNTED_KEY)).toBe(isAdmin ? 'true' : null);
  },
);

test('claims that cannot be read leave the session as it was, or signed out', async () => {
  const { knownSession } = await open();
  auth.tell(unreadable());
  expect(await knownSession()).toEqual({ status: 'signed-out' });
  auth.tell(claire());
  await vi.waitFor(async () => expect(await knownSession()).toMatchObject({ isAdmin: true }));
  auth.tell(unreadable());
  await Promise.resolve();
  expect(await knownSession()).toMatchObject({ isAdmin: true });
});

test('a slow start does not sign in again after signing out in another tab', async () => {
  const { knownSession } = await open();
  const slow = Promise.withResolvers<Record<string, unknown>>();
  auth.tell(account('claire', slow.promise));
  auth.tell(null);
  expect(await knownSession()).toEqual({ status: 'signed-out' });
  slow.resolve(ADMIN);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await knownSession()).toEqual({ status: 'signed-out' });
});

test('a session ends twelve hours after signing in, without anything happening', async () => {
  vi.useFakeTimers({ now: auth_time * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { knownSession } = await open();
  auth.tell(claire());
  expect(await knownSession()).toMatchObject({ status: 'signed-in' });
  await vi.advanceTimersByTimeAsync(SESSION_HOURS * HOUR_MS - 1);
  expect(await knownSession()).toMatchObject({ status: 'signed-in' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await knownSession()).toMatchObject({ status: 'ended', uid: 'claire' });
});

test('a session has ended when a laptop wakes up after twelve hours', async () => {
  vi.useFakeTimers({ now: auth_time * 1000, toFake: ['Date'] });
  const { knownSession } = await open();
  auth.tell(claire());
  await knownSession();
  vi.setSystemTime((auth_time + 13 * 3600) * 1000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await knownSession()).toMatchObject({ status: 'ended' }));
});
