// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  moveFavourite,
  removeFavouriteWithUndo,
  saveFavourite,
  saveFavouriteNote,
  updateFavouriteHotel,
} from '#data/favourites/change-favourites.ts';
import { loadFavourites } from '#data/favourites/favourites.ts';
import { simulatedDisk } from '../../support/fake-indexeddb.ts';
import { answerRequests } from '../../support/network.ts';
import { storeRawFavourites } from '../features/favourites/store-favourites.ts';
import { buildHotel } from '../features/hotels/build-hotel.ts';

const hotel = (id: string) => buildHotel({ id });
const ids = async () => (await loadFavourites()).map((entry) => entry.hotel.id);
const notes = async () => (await loadFavourites()).map(({ note }) => note);

beforeEach(async () => {
  for (const id of await ids()) await removeFavouriteWithUndo(id);
});

test('adding hotels to the favourites stores them whole, latest first, counts each addition, and asks the browser for persistent storage', async () => {
  const persist = vi.fn(async () => true);
  const { locks } = navigator;
  vi.stubGlobal('navigator', { onLine: true, storage: { persist }, locks });
  const figures: string[] = [];
  answerRequests('/api/figures', (_, { body }) => {
    figures.push(String(body));
    return new Response();
  });
  expect(await saveFavourite(hotel('a'))).toBe(true);
  expect(await saveFavourite(hotel('b'))).toBe(true);
  expect(await ids()).toEqual(['b', 'a']);
  expect((await loadFavourites())[0]?.hotel).toEqual(hotel('b'));
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  const saved = (id: string) => JSON.stringify({ kind: 'hotel', id, action: 'saved' });
  await vi.waitFor(() => expect(figures).toEqual([saved('a'), saved('b')]));
  vi.unstubAllGlobals();
});

test('a hotel added to the favourites twice is listed there once', async () => {
  await saveFavourite(hotel('a'));
  await saveFavourite(hotel('b'));
  await saveFavourite(hotel('a'));
  expect(await ids()).toEqual(['b', 'a']);
});

test('undoing the removal of a favourite puts it back in its place, with its note', async () => {
  for (const id of ['c', 'b', 'a']) await saveFavourite(hotel(id));
  await saveFavouriteNote('b', 'La chambre 9');
  const undo = await removeFavouriteWithUndo('b');
  expect(await ids()).toEqual(['a', 'c']);
  await undo();
  expect(await ids()).toEqual(['a', 'b', 'c']);
  expect(await notes()).toEqual(['', 'La chambre 9', '']);
});

test('a favourite can be moved to another place in the list of favourites', async () => {
  for (const id of ['c', 'b', 'a']) await saveFavourite(hotel(id));
  await moveFavourite('a', 2);
  expect(await ids()).toEqual(['b', 'c', 'a']);
  await moveFavourite('a', 1);
  expect(await ids()).toEqual(['b', 'a', 'c']);
  await moveFavourite('inconnu', 0);
  expect(await ids()).toEqual(['b', 'a', 'c']);
});

test('the note of a favourite shows the last typed text without waiting for storage, up to 500 characters', async () => {
  await saveFavourite(hotel('a'));
  const typed = ['L', 'La', 'La ', 'La 9'];
  const writing = typed.map((text) => saveFavouriteNote('a', text));
  expect(await notes()).toEqual(['La 9']);
  for (const write of writing) {
    await write;
    expect(await notes()).toEqual(['La 9']);
  }
  await saveFavouriteNote('a', 'n'.repeat(600));
  expect(await notes()).toEqual(['n'.repeat(500)]);
});

test('refreshing the stored data of a favourite keeps its note, and refreshing a hotel that is not a favourite adds nothing', async () => {
  await saveFavourite(hotel('a'));
  await saveFavouriteNote('a', 'La chambre 9');
  await updateFavouriteHotel({ ...hotel('a'), price: 1250 });
  await updateFavouriteHotel(hotel('b'));
  const [entry, ...others] = await loadFavourites();
  expect(entry).toMatchObject({ hotel: { price: 1250 }, note: 'La chambre 9' });
  expect(others).toEqual([]);
});

/** Opens a tab, with its own copy of the modules and their state. */
async function openTab() {
  vi.resetModules();
  const { useFavourites } = await import('#data/favourites/favourites.ts');
  const change = await import('#data/favourites/change-favourites.ts');
  const { result } = renderHook(() => useFavourites());
  await vi.waitFor(() => expect(result.current.ready).toBe(true));
  return {
    ...change,
    state: () => result.current,
    ids: () => result.current.entries.map(({ hotel }) => hotel.id),
    notes: () => result.current.entries.map(({ note }) => note),
  };
}

const entry = (id: string) => ({ hotel: hotel(id), saved_at: '2026-11-14T09:00:00.000Z' });

test('favourites stored by an older release stay in order, and damaged entries are left out', async () => {
  storeRawFavourites([entry('b'), { hotel: 3 }, entry('a')]);
  const tab = await openTab();
  expect(tab.ids()).toEqual(['b', 'a']);
  expect(tab.notes()).toEqual(['', '']);
  storeRawFavourites('x');
  expect((await openTab()).ids()).toEqual([]);
});

test('with storage full, two simultaneous additions to the favourites both stay in memory', async () => {
  simulatedDisk.isFull = true;
  const tab = await openTab();
  await act(async () => {
    await Promise.all([tab.saveFavourite(hotel('a')), tab.saveFavourite(hotel('b'))]);
  });
  expect([tab.ids(), tab.state().isInMemory]).toEqual([['b', 'a'], true]);
});

test('with storage full, the favourites stay in memory only, and are reported as such until there is room', async () => {
  simulatedDisk.isFull = true;
  const tab = await openTab();
  expect(await act(() => tab.saveFavourite(hotel('a')))).toBe(false);
  expect([tab.ids(), tab.state().isInMemory]).toEqual([['a'], true]);
  simulatedDisk.isFull = false;
  await act(() => tab.saveFavouriteNote('a', 'La 9'));
  expect(tab.state().isInMemory).toBe(false);
});

test('if the code of the favourites cannot be loaded, they appear once a retry has loaded it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  storeRawFavourites([entry('a')]);
  vi.resetModules();
  // Fails like a chunk without a network.
  vi.doMock('valibot', () => Promise.reject(new TypeError('Failed to fetch')));
  const { loadFavourites, useFavourites } = await import('#data/favourites/favourites.ts');
  const { result } = renderHook(() => useFavourites());
  expect(await loadFavourites()).toEqual([]);
  expect(result.current.ready).toBe(false);
  vi.doUnmock('valibot');
  // Forgets the failed module, as browsers do.
  vi.resetModules();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await vi.waitFor(() => expect(result.current.entries).toHaveLength(1));
});
