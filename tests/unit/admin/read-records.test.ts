import { FirebaseError } from 'firebase/app';
import { getDoc, getDocs } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLinks, readOwnSave, readParts } from '#admin/data/read-records.ts';
import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { NoAnswerError } from '#admin/data/with-deadline.ts';

vi.mock('#admin/data/admin-db.ts', () => ({ readDb: 'db' }));
vi.mock('#admin/data/write-stamps.ts', () => ({ author: () => 'camille' }));
vi.mock('firebase/firestore/lite', () => {
  const plain = (...parts: unknown[]) => parts.join('/');
  return {
    ...{
      collection: plain,
      doc: plain,
      query: plain,
      where: plain,
      orderBy: plain,
      limit: plain,
      startAfter: plain,
    },
    getDocs: vi.fn(),
    getDoc: vi.fn(),
  };
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a read is one request, however late its answer is', async () => {
  vi.mocked(getDocs).mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 19_000, { docs: [] })),
  );
  const links = readLinks('kaldera');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(await links).toEqual([]);
  expect(getDocs).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('without an answer it is given up after twenty seconds', async () => {
  vi.mocked(getDoc).mockReturnValue(new Promise(() => undefined));
  const read = expect(readOwnSave('hotels', 'kaldera')).rejects.toThrow(NoAnswerError);
  await vi.advanceTimersByTimeAsync(20_000);
  await read;
});

test('what is refused is told at once', async () => {
  vi.mocked(getDoc).mockRejectedValue(new FirebaseError('permission-denied', 'No.'));
  const refused = { code: 'permission-denied' };
  await expect(readOwnSave('hotels', 'kaldera')).rejects.toMatchObject(refused);
});

test('a part of thousands may take a minute on a slow line', async () => {
  let isGivenUp = false;
  vi.mocked(getDocs).mockReturnValue(new Promise(() => undefined));
  const first = readParts(SUBSCRIPTIONS, 5_000)
    .next()
    .catch((error: unknown) => {
      isGivenUp = error instanceof NoAnswerError;
    });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isGivenUp).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  expect(isGivenUp).toBe(true);
});
