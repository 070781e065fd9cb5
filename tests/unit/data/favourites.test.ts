// @vitest-environment happy-dom

import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  moveFavourite,
  noteFavourite,
  refreshFavourite,
  removeFavourite,
  saveFavourite,
  toggleFavourite,
} from '#data/change-favourites.ts';
import { savedFavourites } from '#data/favourites.ts';
import { readFavourites } from '#data/read-favourites.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { answer } from '../../support/network.ts';
import '../../support/fake-indexeddb.ts';

const hotel = (id: string) => v.parse(Hotel, { id, name: `Hôtel ${id}`, location: 'Ici' });
const ids = async () => (await savedFavourites()).map((entry) => entry.hotel.id);
const notes = async () => (await savedFavourites()).map(({ note }) => note);

beforeEach(async () => {
  for (const id of await ids()) await removeFavourite(id);
});

it('saving hotels stores whole records, latest first, counts each save and asks for persistent storage', async () => {
  const persist = vi.fn(async () => true);
  const { locks } = navigator;
  vi.stubGlobal('navigator', { onLine: true, storage: { persist }, locks });
  const figures: string[] = [];
  answer('/api/figures', (_, { body }) => {
    figures.push(String(body));
    return new Response();
  });
  expect(await toggleFavourite(hotel('a'))).toMatchObject({ kind: 'added', isStored: true });
  expect(await toggleFavourite(hotel('b'))).toMatchObject({ kind: 'added', isStored: true });
  expect(await ids()).toEqual(['b', 'a']);
  expect((await savedFavourites())[0]?.hotel).toEqual(hotel('b'));
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  const saved = (id: string) => JSON.stringify({ kind: 'hotel', id, action: 'saved' });
  await vi.waitFor(() => expect(figures).toEqual([saved('a'), saved('b')]));
  vi.unstubAllGlobals();
});

it('a hotel that is saved twice is listed once', async () => {
  await saveFavourite(hotel('a'));
  await saveFavourite(hotel('b'));
  await saveFavourite(hotel('a'));
  expect(await ids()).toEqual(['b', 'a']);
});

it('undoing a removal puts the hotel back in its place with its note', async () => {
  for (const id of ['c', 'b', 'a']) await saveFavourite(hotel(id));
  await noteFavourite('b', 'La chambre 9');
  const outcome = await toggleFavourite(hotel('b'));
  expect(await ids()).toEqual(['a', 'c']);
  if (outcome.kind === 'removed') await outcome.undo();
  expect(await ids()).toEqual(['a', 'b', 'c']);
  expect(await notes()).toEqual(['', 'La chambre 9', '']);
});

it('two removals can be undone in any order, each only once', async () => {
  for (const id of ['c', 'b', 'a']) await saveFavourite(hotel(id));
  const undoFirst = await removeFavourite('a');
  const undoSecond = await removeFavourite('c');
  await undoFirst();
  await undoSecond();
  expect(await ids()).toEqual(['a', 'b', 'c']);
  await undoSecond();
  expect(await ids()).toEqual(['a', 'b', 'c']);
});

it('a saved hotel moves to another index', async () => {
  for (const id of ['c', 'b', 'a']) await saveFavourite(hotel(id));
  await moveFavourite('a', 2);
  expect(await ids()).toEqual(['b', 'c', 'a']);
  await moveFavourite('a', 1);
  expect(await ids()).toEqual(['b', 'a', 'c']);
  await moveFavourite('inconnu', 0);
  expect(await ids()).toEqual(['b', 'a', 'c']);
});

it('a note shows the typed text at once, never an older text, and at most 500 characters', async () => {
  await saveFavourite(hotel('a'));
  const typed = ['L', 'La', 'La ', 'La 9'];
  const writing = typed.map((text) => noteFavourite('a', text));
  expect(await notes()).toEqual(['La 9']);
  for (const write of writing) {
    await write;
    expect(await notes()).toEqual(['La 9']);
  }
  await noteFavourite('a', 'n'.repeat(600));
  expect(await notes()).toEqual(['n'.repeat(500)]);
});

it('refreshing a saved hotel keeps its note, and adds no hotel that is not saved', async () => {
  await saveFavourite(hotel('a'));
  await noteFavourite('a', 'La chambre 9');
  await refreshFavourite({ ...hotel('a'), price: 1250 });
  await refreshFavourite(hotel('b'));
  const [entry, ...others] = await savedFavourites();
  expect(entry).toMatchObject({ hotel: { price: 1250 }, note: 'La chambre 9' });
  expect(others).toEqual([]);
});

it('unreadable favourites are dropped, and entries of older releases are read', () => {
  const old = { hotel: hotel('a'), saved_at: '2026-11-14T09:00:00.000Z' };
  expect(readFavourites([old, { hotel: 3 }, null, 'text'])).toEqual([{ ...old, note: '' }]);
  expect(readFavourites('a,b')).toEqual([]);
});
