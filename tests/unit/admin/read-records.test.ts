import { FirebaseError } from 'firebase/app';
import { getDocsFromServer } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLinks, readOwnSave, readParts } from '#admin/data/read-records.ts';
import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { NoAnswerError } from '#admin/data/with-deadline.ts';

const firestore = vi.hoisted(() => {
  const value: { did: string[]; errors: Error[]; drop: (() => void) | undefined } = {
    did: [],
    errors: [],
    drop: undefined,
  };
  return value;
});
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: 'db' }));
vi.mock('#admin/data/write-stamps.ts', () => ({ author: () => 'camille' }));
vi.mock('firebase/firestore', () => {
  const noted = (name: string, answer?: object) => async () => {
    firestore.did.push(name);
    if (name === 'disconnect') firestore.drop?.();
    const error = name === 'read' ? firestore.errors.shift() : undefined;
    if (error) throw error;
    return answer;
  };
  const plain = (...parts: unknown[]) => parts.join('/');
  return {
    collection: plain,
    doc: plain,
    query: plain,
    where: plain,
    orderBy: plain,
    limit: plain,
    startAfter: plain,
    getDocsFromServer: vi.fn(noted('read', { docs: [] })),
    getDocFromServer: noted('read', { data: () => ({ updated_by: 'camille' }) }),
    disableNetwork: noted('disconnect'),
    enableNetwork: noted('connect'),
  };
});

const down = () => new FirebaseError('unavailable', 'Failed to get documents from server.');

beforeEach(() => {
  firestore.did = [];
  firestore.errors = [];
  firestore.drop = undefined;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('after an outage a read is made over a new connection, at once', async () => {
  firestore.errors = [down()];
  expect(await readLinks('kaldera')).toEqual([]);
  expect(firestore.did).toEqual(['read', 'disconnect', 'connect', 'read']);
});

test('while the outage lasts it fails after the second', async () => {
  firestore.errors = [down(), down()];
  await expect(readOwnSave('hotels', 'kaldera')).rejects.toMatchObject({ code: 'unavailable' });
  expect(firestore.did).toEqual(['read', 'disconnect', 'connect', 'read']);
});

test('what is refused is not read again', async () => {
  firestore.errors = [new FirebaseError('permission-denied', 'No.')];
  await expect(readLinks('kaldera')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(firestore.did).toEqual(['read']);
});

test('reads that wait for the connection are made over one new one, after three seconds', async () => {
  const waiting: (() => void)[] = [];
  const dropped = () => new Promise<never>((_, reject) => void waiting.push(() => reject(down())));
  firestore.drop = () => {
    for (const drop of waiting.splice(0)) drop();
  };
  vi.mocked(getDocsFromServer).mockImplementationOnce(dropped).mockImplementationOnce(dropped);
  const reads = Promise.all([readLinks('kaldera'), readLinks('momiji')]);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(firestore.did).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reads).toEqual([[], []]);
  expect(firestore.did).toEqual(['disconnect', 'connect', 'read', 'read']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a part of thousands may take a minute on a slow line, whose connection stays', async () => {
  vi.mocked(getDocsFromServer).mockReturnValueOnce(new Promise(() => undefined));
  const first = expect(readParts(SUBSCRIPTIONS, 5_000).next()).rejects.toThrow(NoAnswerError);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(firestore.did).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
});
