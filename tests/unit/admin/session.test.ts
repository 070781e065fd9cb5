// @vitest-environment happy-dom

import type { NextOrObserver, User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY } from '#domain/figures/actions.ts';
import { RECORD_DRAFTS_IDB_NAME } from '#domain/site/storage-keys.ts';
import { storedInIndexedDb } from '../../support/fake-indexeddb.ts';

// Fakes the Firebase SDK, which reports the signed-in account.
const auth = vi.hoisted(() => {
  const value: {
    tell: (user: unknown) => void;
    current: { currentUser?: unknown; authStateReady: () => Promise<void> };
  } = {
    tell: () => undefined,
    current: { authStateReady: async () => undefined },
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

const HOUR_S = 3600;
const auth_time = 1_800_000_000;
const ADMIN = { admin: true, email_verified: true, auth_time };
const token = (claims: Record<string, unknown>, hours = 1) => ({
  claims,
  issuedAtTime: new Date((auth_time + hours * HOUR_S) * 1000).toUTCString(),
});
const account = (getIdTokenResult: (isRenewed: boolean) => Promise<unknown>) => ({
  uid: 'claire',
  email: 'claire@grand-sejour.test',
  getIdTokenResult,
});
const claire = (...of: Parameters<typeof token>) => account(async () => token(...of));
const unreadable = () => account(() => Promise.reject(new Error('No network.')));

async function open() {
  const session = await import('#admin/data/session.ts');
  session.subscribeToSession();
  return session;
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test.each([
  [ADMIN, true],
  [{ ...ADMIN, email_verified: false }, false],
  [{ auth_time }, false],
])(
  'whether an account with the claims %o is an administrator, whose visits are not counted: %s',
  async (claims, isAdmin) => {
    const { loadSessionAccount } = await open();
    auth.tell(claire(claims));
    expect(await loadSessionAccount()).toMatchObject({ uid: 'claire', isAdmin });
    expect(localStorage.getItem(UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY)).toBe(isAdmin ? 'true' : null);
  },
);

test('if the claims of an account’s token cannot be read, the session stays as it was, signed out if there was none', async () => {
  const { loadSessionAccount } = await open();
  auth.tell(unreadable());
  expect(await loadSessionAccount()).toBeNull();
  auth.tell(claire(ADMIN));
  await vi.waitFor(async () => expect(await loadSessionAccount()).toMatchObject({ isAdmin: true }));
  auth.tell(unreadable());
  await Promise.resolve();
  expect(await loadSessionAccount()).toMatchObject({ isAdmin: true });
});

test('a session that is ended in another tab during a slow read of its token is not restored by that read', async () => {
  const { loadSessionAccount } = await open();
  const slow = Promise.withResolvers<ReturnType<typeof token>>();
  auth.tell(account(() => slow.promise));
  auth.tell(null);
  expect(await loadSessionAccount()).toBeNull();
  slow.resolve(token(ADMIN));
  await new Promise((resolve) => setTimeout(resolve));
  expect(await loadSessionAccount()).toBeNull();
});

test('signing in again as an administrator resumes every action that waits for a recent sign-in', async () => {
  const { requestNewSignIn, cancelNewSignIn, loadSessionAccount } = await open();
  auth.tell(claire(ADMIN));
  await vi.waitFor(async () => expect(await loadSessionAccount()).toMatchObject({ isAdmin: true }));
  const answers: boolean[] = [];
  const ask = () => void requestNewSignIn().then((isSignedIn) => answers.push(isSignedIn));
  ask();
  ask();
  auth.tell(claire({ auth_time }));
  await vi.waitFor(async () =>
    expect(await loadSessionAccount()).toMatchObject({ isAdmin: false }),
  );
  expect(answers).toEqual([]);
  auth.tell(claire(ADMIN));
  await vi.waitFor(() => expect(answers).toEqual([true, true]));
  ask();
  cancelNewSignIn();
  await vi.waitFor(() => expect(answers).toEqual([true, true, false]));
});

const DRAFT = { values: { name: 'Momiji' }, updatedAt: null, base: {} };
const kept = () => [...storedInIndexedDb(RECORD_DRAFTS_IDB_NAME).keys()];

/** Opens the administration on a device with a draft of Claire's. */
async function openWithDraft() {
  storedInIndexedDb(RECORD_DRAFTS_IDB_NAME).set('claire/hotels/momiji', DRAFT);
  const session = await open();
  const { hasDrafts, writeDraft } = await import('#admin/data/drafts.ts');
  const begin = () => {
    auth.tell(claire(ADMIN));
    return vi.waitFor(async () => expect(await hasDrafts()).toBe(true));
  };
  return { session, begin, write: () => writeDraft('claire/hotels/new', DRAFT) };
}

test.each([
  ['signed out, here or in another tab, or revoked', () => null],
  ['over after twelve hours', () => claire(ADMIN, 12)],
  ['left without rights', () => claire({ ...ADMIN, admin: false })],
  ['another account’s', () => ({ ...claire(ADMIN), uid: 'basile' })],
])(
  'editor drafts are deleted when the session is %s, and no draft is stored until the administrator signs in again',
  async (_, next) => {
    const { begin, write } = await openWithDraft();
    await begin();
    auth.tell(next());
    await vi.waitFor(() => expect(kept()).toEqual([]));
    await write();
    expect(kept()).toEqual([]);
    auth.tell(claire(ADMIN));
    await vi.waitFor(async () => {
      await write();
      expect(kept()).toEqual(['claire/hotels/new']);
    });
  },
);

test('editor drafts are deleted when the administration is opened after the end of the session', async () => {
  const { session } = await openWithDraft();
  auth.tell(claire(ADMIN, 13));
  expect(await session.loadSessionAccount()).toBeNull();
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

test('editor drafts stay while the account’s claims cannot be read, as the session may still be valid', async () => {
  const { session, begin } = await openWithDraft();
  auth.tell(unreadable());
  expect(await session.loadSessionAccount()).toBeNull();
  expect(kept()).toHaveLength(1);
  await begin();
  auth.tell(unreadable());
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toHaveLength(1);
});
