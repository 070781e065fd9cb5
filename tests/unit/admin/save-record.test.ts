import { beforeEach, expect, it, vi } from 'vitest';
import { type RecordToSave, saveRecord } from '#admin/data/save-record.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

// A transaction that the SDK runs twice: the first attempt failed, or its answer was lost.
type Data = Record<string, unknown>;
type Write = (transaction: object) => Promise<string>;
const sdk = vi.hoisted(() => {
  const stored: Map<string, Data> = new Map();
  return { stored, isFirstWritten: false };
});
vi.mock('#admin/data/admin-auth.ts', () => ({
  adminAuth: { currentUser: { uid: 'odile', getIdToken: async () => 'token' } },
}));
vi.mock('firebase/firestore', () => {
  const attempt = async (write: Write, isWritten: boolean) => {
    const { stored } = sdk;
    const writes: (() => void)[] = [];
    const result = await write({
      get: async (path: string) => ({
        exists: () => stored.has(path),
        data: () => stored.get(path),
      }),
      set: (path: string, data: Data) => writes.push(() => stored.set(path, data)),
      delete: (path: string) => writes.push(() => stored.delete(path)),
    });
    if (isWritten) for (const one of writes) one();
    return result;
  };
  return {
    doc: (_db: object, ...path: string[]) => path.join('/'),
    serverTimestamp: () => '2026-03-02T10:00:00.000Z',
    runTransaction: async (_db: object, write: Write) => {
      await attempt(write, sdk.isFirstWritten);
      return attempt(write, true);
    },
  };
});

const updatedAt = '2026-03-01T10:00:00.000Z';
const input = { name: 'Ryokan Momiji' };
const { hotels, destinations, hotelDestinations } = COLLECTIONS;
const link = `${hotelDestinations}/momiji_japon`;
const linked: RecordToSave = {
  collection: hotels,
  input,
  opened: { id: 'momiji', updatedAt },
  wantedId: 'ryokan-momiji',
  links: { before: [], after: ['japon'] },
};

beforeEach(() => {
  sdk.stored.clear();
  sdk.stored.set(`${destinations}/japon`, {});
  const stamps = { created_at: updatedAt, updated_at: updatedAt, updated_by: 'odile' };
  sdk.stored.set(`${hotels}/momiji`, { ...input, ...stamps });
});

it('writes links in the next attempt, even if the fields are unchanged', async () => {
  sdk.isFirstWritten = false;
  expect(await saveRecord(linked)).toBe('momiji');
  expect(sdk.stored.get(link)).toMatchObject({ hotel_id: 'momiji', destination_id: 'japon' });
});

it('finds in the next attempt what the first one wrote', async () => {
  sdk.isFirstWritten = true;
  expect(await saveRecord({ ...linked, input: { name: 'Momiji' } })).toBe('momiji');
  expect(sdk.stored.get(`${hotels}/momiji`)).toMatchObject({ name: 'Momiji' });
  expect(sdk.stored.has(link)).toBe(true);
});
