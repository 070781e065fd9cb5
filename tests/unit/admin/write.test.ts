import { onlineManager } from '@tanstack/react-query';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeTransaction } from '#admin/data/write.ts';

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
  connectFirestoreEmulator: () => undefined,
  runTransaction: (_db: object, write: () => Promise<string>) => sdk.run(write),
}));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({ currentUser: { getIdToken: () => sdk.getIdToken() } }),
  connectAuthEmulator: () => undefined,
  indexedDBLocalPersistence: {},
  browserLocalPersistence: {},
}));

const never = () => new Promise<never>(() => {});
const fault = (code: string) => Promise.reject(new FirebaseError(code, code));

beforeEach(() => {
  vi.useFakeTimers();
  sdk.run = (write) => write();
  sdk.getIdToken = async () => 'token';
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** What a write rejects with, at the latest when 20 seconds have passed. */
async function failure(write: () => Promise<string>): Promise<unknown> {
  const failing = writeTransaction(write).then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return failing;
}

test('resolves to the result of the write, and leaves no timer', async () => {
  expect(await writeTransaction(async () => 'ryokan')).toBe('ryokan');
  expect(vi.getTimerCount()).toBe(0);
});

test('sends nothing without a network', async () => {
  onlineManager.setOnline(false);
  const write = vi.fn(async () => 'ryokan');
  expect(await failure(write)).toMatchObject({ kind: 'offline' });
  expect(write).not.toHaveBeenCalled();
});

test('rejects after 20 seconds: nothing was written while it was still reading', async () => {
  expect(await failure(never)).toMatchObject({ kind: 'unanswered' });
});

test('rejects after 20 seconds: it may have been written once it was sent', async () => {
  sdk.run = async (write) => {
    await write();
    return never();
  };
  expect(await failure(async () => 'ryokan')).toMatchObject({ kind: 'unconfirmed' });
});

test('writes nothing after the deadline', async () => {
  let again: Promise<string> | undefined;
  sdk.run = async (write) => {
    await write();
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    again = write();
    return again;
  };
  expect(await failure(async () => 'ryokan')).toMatchObject({ kind: 'unconfirmed' });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(again).rejects.toMatchObject({ kind: 'unanswered' });
});

test.each(['unavailable', 'deadline-exceeded', 'unknown', 'internal'])(
  'does not know when a write that was sent ends with « %s »',
  async (code) => {
    sdk.run = async (write) => {
      await write();
      return fault(code);
    };
    expect(await failure(async () => 'ryokan')).toMatchObject({ kind: 'unconfirmed' });
  },
);

test.each(['permission-denied', 'aborted', 'invalid-argument'])(
  'knows when the server says « %s »',
  async (code) => {
    sdk.run = async (write) => {
      await write();
      return fault(code);
    };
    expect(await failure(async () => 'ryokan')).toMatchObject({ code });
  },
);

test('passes on an error thrown by the write itself', async () => {
  const conflict = new Error('Conflict');
  expect(await failure(() => Promise.reject(conflict))).toBe(conflict);
});

test('sends nothing when the session cannot be renewed', async () => {
  sdk.getIdToken = () => fault('auth/network-request-failed');
  const write = vi.fn(async () => 'ryokan');
  expect(await failure(write)).toMatchObject({ code: 'auth/network-request-failed' });
  expect(write).not.toHaveBeenCalled();
});
