import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearDraft,
  findNewestDraft,
  hasDrafts,
  keepOnlyDraftsOfAccount,
  writeDraft,
} from '#admin/data/drafts.ts';
import { RECORD_DRAFTS_IDB_NAME } from '#domain/site/storage-keys.ts';
import { storedInIndexedDb } from '../../support/fake-indexeddb.ts';

const keys = () => [...storedInIndexedDb(RECORD_DRAFTS_IDB_NAME).keys()].sort();
const draftOf = (name: string) => ({ values: { name }, updatedAt: null, base: { name: '' } });
const nameIn = async (key: string, fits = (_name: unknown) => true) =>
  (await findNewestDraft(key, ({ values }) => fits(values.name)))?.values.name;

beforeEach(() => keepOnlyDraftsOfAccount('anne'));

test('an administrator’s session deletes the editor drafts of other accounts, even if one account’s id begins with the other’s', async () => {
  await writeDraft('anne/hotels/riad', draftOf('Riad'));
  await keepOnlyDraftsOfAccount('ann');
  expect(keys()).toEqual([]);
  await writeDraft('ann/hotels/riad', draftOf('Riad'));
  await keepOnlyDraftsOfAccount('ann');
  expect(keys()).toEqual(['ann/hotels/riad']);
});

test('the end of an administrator’s session deletes the editor drafts, and an editor still open stores no further draft', async () => {
  await writeDraft('anne/hotels/riad', draftOf('Riad'));
  expect(await hasDrafts()).toBe(true);
  await keepOnlyDraftsOfAccount(null);
  await writeDraft('anne/hotels/riad', draftOf('Riad, plus tard'));
  expect(keys()).toEqual([]);
  expect(await hasDrafts()).toBe(false);
});

test('an editor finds the newest draft that fits its record, from any tab, and no draft of another record', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const write = (key: string, name: string, second: number) => {
    vi.setSystemTime(second * 1000);
    return writeDraft(`anne/hotels/${key}`, draftOf(name));
  };
  await write('new/tab-1', 'Ryokan', 20);
  await write('new/tab-2', 'Riad', 30);
  await write('new/tab-3', 'Chalet', 10);
  await write('new-york', 'Autre fiche', 40);
  vi.useRealTimers();
  expect(await nameIn('anne/hotels/new')).toBe('Riad');
  expect(await nameIn('anne/hotels/new', (name) => name !== 'Riad')).toBe('Ryokan');
  expect(await nameIn('anne/hotels/new', () => false)).toBeUndefined();
  await clearDraft('anne/hotels/new/tab-2');
  expect(await nameIn('anne/hotels/new')).toBe('Ryokan');
});
