import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLinks, readOwnSave } from '#admin/data/read-records.ts';

const firestore = vi.hoisted(() => ({ did: [''], errors: [] as Error[] }));
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: 'db' }));
vi.mock('#admin/data/write-stamps.ts', () => ({ author: () => 'camille' }));
vi.mock('firebase/firestore', () => {
  const noted = (name: string, answer?: object) => async () => {
    firestore.did.push(name);
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
    getDocsFromServer: noted('read', { docs: [] }),
    getDocFromServer: noted('read', { data: () => ({ updated_by: 'camille' }) }),
    disableNetwork: noted('disconnect'),
    enableNetwork: noted('connect'),
  };
});

const down = () => new FirebaseError('unavailable', 'Failed to get documents from server.');

beforeEach(() => {
  firestore.did = [];
  firestore.errors = [];
});

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
