import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';
import { SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';
import { count } from './count.ts';
import {
  areFavouritesRead,
  type Change,
  favouritesReader,
  favouritesStorage,
  publishFavourites,
  savedFavourites,
  tellOtherTabs,
  written,
} from './favourites.ts';
import { heldNote, holdNote } from './note-in-hand.ts';

type Entries = readonly FavouriteEntry[];

const without = (entries: Entries, id: string) => entries.filter(({ hotel }) => hotel.id !== id);

/** The list with an entry at an index, once. */
const withEntry = (entries: Entries, entry: FavouriteEntry, index: number) =>
  without(entries, entry.hotel.id).toSpliced(index, 0, entry);

/**
 * Changes the saved hotels: at once here, then in the storage and in other tabs. Never throws.
 * @param change may run more than once, on the list shown and on the stored one
 * @returns whether the change outlives the visit
 */
async function changeFavourites(change: Change): Promise<boolean> {
  // What is typed shows at once.
  if (!areFavouritesRead()) await savedFavourites();
  written.pending = [...written.pending, change];
  publishFavourites();
  const read = await favouritesReader().catch(() => null);
  let changed = written.stored;
  const { isStored } = await favouritesStorage.updateItem(SAVED_HOTELS_KEY, (found) => {
    // A list that was deleted under way is stored again.
    changed = change(found === undefined || read === null ? written.stored : read(found));
    return changed;
  });
  written.writes += 1;
  written.stored = changed;
  written.pending = written.pending.filter((one) => one !== change);
  publishFavourites({ isInMemory: !isStored });
  tellOtherTabs();
  return isStored;
}

/** Puts a removed hotel back in its place, with its note. Never throws. */
type Undo = () => Promise<unknown>;

/** Asks the browser, once, not to clear what is kept. */
async function askToPersist(): Promise<void> {
  try {
    const { askToPersist } = await import('./offline/keep-hotels.ts');
    await askToPersist();
  } catch {
    // Without this code, and the network to load it, the next visit asks.
  }
}

/** Saves a hotel, first in the list. Never throws. @returns whether it outlives the visit */
export async function saveFavourite(hotel: Hotel): Promise<boolean> {
  const entry = { hotel, saved_at: new Date().toISOString(), note: '' };
  void askToPersist();
  count({ kind: 'hotel', id: hotel.id, action: 'saved' });
  return changeFavourites((entries) =>
    entries.some((saved) => saved.hotel.id === hotel.id) ? entries : [entry, ...entries],
  );
}

/** Removes a saved hotel; its pictures stay on the device until the next visit. Never throws. */
export async function removeFavourite(id: string): Promise<Undo> {
  const entries = await savedFavourites();
  const index = entries.findIndex(({ hotel }) => hotel.id === id);
  const removed = entries[index];
  const before = new Set(entries.slice(0, index).map(({ hotel }) => hotel.id));
  await changeFavourites((list) => without(list, id));
  return async () => {
    if (!removed) return;
    // After those that it followed, wherever they are by then.
    await changeFavourites((list) =>
      withEntry(list, removed, list.findLastIndex(({ hotel }) => before.has(hotel.id)) + 1),
    );
  };
}

/** Saves a hotel, or removes it when it is saved. Never throws. */
export async function toggleFavourite(
  hotel: Hotel,
): Promise<{ kind: 'added'; isStored: boolean } | { kind: 'removed'; undo: Undo }> {
  const entries = await savedFavourites();
  return entries.some((entry) => entry.hotel.id === hotel.id)
    ? { kind: 'removed', undo: await removeFavourite(hotel.id) }
    : { kind: 'added', isStored: await saveFavourite(hotel) };
}

/** Moves a saved hotel to another index of the list. Never throws. */
export function moveFavourite(id: string, index: number): Promise<boolean> {
  return changeFavourites((entries) => {
    const entry = entries.find(({ hotel }) => hotel.id === id);
    return entry ? withEntry(entries, entry, index) : entries;
  });
}

/** Writes the visitor's note about a saved hotel; nothing is lost when the page is left. Never throws. */
export async function noteFavourite(id: string, text: string): Promise<void> {
  const note = text.slice(0, FAVOURITE_NOTE_MAX);
  const letGo = holdNote({ id, note });
  const isStored = await changeFavourites((entries) =>
    entries.map((entry) => (entry.hotel.id === id ? { ...entry, note } : entry)),
  );
  if (isStored) letGo();
}

/** Stores what was typed just before the page was left. Never throws. */
export async function recoverNote(): Promise<void> {
  const held = heldNote();
  if (held) await noteFavourite(held.id, held.note);
}

/** Replaces the copy of a saved hotel by what was read since. Never throws. */
export function refreshFavourite(hotel: Hotel): Promise<boolean> {
  return changeFavourites((entries) =>
    entries.map((entry) => (entry.hotel.id === hotel.id ? { ...entry, hotel } : entry)),
  );
}
