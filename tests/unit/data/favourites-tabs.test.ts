// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { disk } from '../../support/fake-indexeddb.ts';
import { storeAsFavourites } from '../features/favourites/store-favourites.ts';
import { aHotel } from '../features/hotel-page/a-hotel.ts';

/** Opens a tab, with its own copy of the modules and their state. */
async function openTab() {
  vi.resetModules();
  const { useFavourites } = await import('#data/favourites.ts');
  const change = await import('#data/change-favourites.ts');
  const { result } = renderHook(() => useFavourites());
  await vi.waitFor(() => expect(result.current.ready).toBe(true));
  return {
    ...change,
    state: () => result.current,
    ids: () => result.current.entries.map(({ hotel }) => hotel.id),
    notes: () => result.current.entries.map(({ note }) => note),
  };
}

const hotel = (id: string) => aHotel({ id });
const entry = (id: string) => ({ hotel: hotel(id), saved_at: '2026-11-14T09:00:00.000Z' });

test('a change in one tab shows in the other tab', async () => {
  const here = await openTab();
  const there = await openTab();
  await act(() => here.saveFavourite(hotel('a')));
  await vi.waitFor(() => expect(there.ids()).toEqual(['a']));
  await act(() => there.noteFavourite('a', 'La 9'));
  await vi.waitFor(() => expect(here.notes()).toEqual(['La 9']));
});

test('two tabs that change different hotels at once keep both changes', async () => {
  storeAsFavourites([entry('a'), entry('b')]);
  const here = await openTab();
  const there = await openTab();
  await act(async () => {
    await Promise.all([here.noteFavourite('a', 'La 9'), there.removeFavourite('b')]);
  });
  for (const tab of [here, there]) {
    await vi.waitFor(() => expect([tab.ids(), tab.notes()]).toEqual([['a'], ['La 9']]));
  }
});

test('a list stored by an older release keeps its order', async () => {
  storeAsFavourites([entry('b'), entry('a')]);
  const tab = await openTab();
  expect(tab.ids()).toEqual(['b', 'a']);
  expect(tab.notes()).toEqual(['', '']);
  expect(tab.state()).toMatchObject({ isInMemory: false, unreadable: 0 });
});

test('damaged saved hotels are counted, and the other hotels stay readable', async () => {
  storeAsFavourites([entry('a'), { hotel: 3 }, 'x']);
  const tab = await openTab();
  expect(tab.ids()).toEqual(['a']);
  expect(tab.state().unreadable).toBe(2);
  storeAsFavourites('x');
  const next = await openTab();
  expect([next.ids(), next.state().unreadable]).toEqual([[], 1]);
});

test('on a full device the list is kept in memory only, and says so until there is room', async () => {
  disk.isFull = true;
  const tab = await openTab();
  expect(await act(() => tab.saveFavourite(hotel('a')))).toBe(false);
  expect([tab.ids(), tab.state().isInMemory]).toEqual([['a'], true]);
  disk.isFull = false;
  await act(() => tab.noteFavourite('a', 'La 9'));
  expect(tab.state().isInMemory).toBe(false);
});

test('the list shows once its code is loaded after a failed attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  storeAsFavourites([entry('a')]);
  vi.resetModules();
  vi.doMock('#data/read-favourites.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const { savedFavourites, useFavourites } = await import('#data/favourites.ts');
  const { result } = renderHook(() => useFavourites());
  expect(await savedFavourites()).toEqual([]);
  expect(result.current.ready).toBe(false);
  vi.doUnmock('#data/read-favourites.ts');
  vi.resetModules();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await vi.waitFor(() => expect(result.current.entries).toHaveLength(1));
});
