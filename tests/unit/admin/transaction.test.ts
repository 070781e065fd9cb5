import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNCONFIRMED_MESSAGE, UnansweredError } from '#admin/data/errors.ts';
import { runWriteTransaction } from '#admin/data/transaction.ts';

type Run = (write: () => Promise<string>) => Promise<string>;
const sdk = vi.hoisted(() => {
  const value: { run: Run; getIdToken: () => Promise<string> } = {
    run: (write) => write(),
    getIdToken: async () => 'token',
  };
  return value;
});
vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  memoryLocalCache: () => ({}),
  serverTimestamp: () => ({}),
  connectFirestoreEmulator: () => undefined,
  runTransaction: (_db: object, write: () => Promise<string>) => sdk.run(write),
}));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({ currentUser: { getIdToken: () => sdk.getIdToken() } }),
  connectAuthEmulator: () => undefined,
  indexedDBLocalPersistence: {},
  browserLocalPersistence: {},
}));

const fault = (code: string) => Promise.reject(new FirebaseError(code, code));

beforeEach(() => {
  vi.useFakeTimers();
  sdk.run = (write) => write();
  sdk.getIdToken = async () => 'token';
});
afterEach(() => vi.useRealTimers());

/** Returns the error that a write rejects with, after at most 20 seconds. */
async function failure(write: () => Promise<string>): Promise<unknown> {
  const failing = runWriteTransaction(write).then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return failing;
}

test('when Firestore retries an administrator’s transaction after its time limit, the retry writes nothing', async () => {
  let again: Promise<string> | undefined;
  sdk.run = async (write) => {
    await write();
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    again = write();
    return again;
  };
  expect(await failure(async () => 'ryokan')).toMatchObject({ message: UNCONFIRMED_MESSAGE });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(again).rejects.toThrow(UnansweredError);
});

test.each([
  ['unavailable', { message: UNCONFIRMED_MESSAGE }],
  ['internal', { message: UNCONFIRMED_MESSAGE }],
  ['permission-denied', { code: 'permission-denied' }],
])(
  'an administrator’s write that was sent and fails with « %s » is rejected with an error that has %o',
  async (code, error) => {
    sdk.run = async (write) => {
      await write();
      return fault(code);
    };
    expect(await failure(async () => 'ryokan')).toMatchObject(error);
  },
);

test('an administrator’s write sends nothing when the session cannot be renewed', async () => {
  sdk.getIdToken = () => fault('auth/network-request-failed');
  const write = vi.fn(async () => 'ryokan');
  expect(await failure(write)).toMatchObject({ code: 'auth/network-request-failed' });
  expect(write).not.toHaveBeenCalled();
});
