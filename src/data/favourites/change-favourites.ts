import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';
import { FAVOURITES_IDB_KEY } from '#domain/site/storage-keys.ts';
import { countVisitorEvent } from '../count.ts';
import {
  favouritesState,
  favouritesStorage,
  loadFavourites,
  tellOtherTabsFavouritesChanged,
} from './favourites.ts';
import { parseFavourites } from './read-favourites.ts';

type Entries = readonly FavouriteEntry[];

const withEntry = (entries: Entries, entry: FavouriteEntry, index: number) =>
  entries.filter(({ hotel }) => hotel.id !== entry.hotel.id).toSpliced(index, 0, entry);

type Change = (entries: Entries) => Entries;
const pendingChanges: Change[] = [];
let storing: Promise<{ value: Entries; isStored: boolean }> | undefined;

/**
 * Stores a change in one write with all changes that are not stored yet. Writing them one by one would lag behind a
 * visitor who types a note, and the end of the note would be lost if the visitor closes the page.
 */
function storeChange(change: Change) {
  pendingChanges.push(change);
  storing ??= favouritesStorage.updateItem(FAVOURITES_IDB_KEY, (stored) => {
    storing = undefined;
    return pendingChanges
      .splice(0)
      .reduce<Entries>((entries, applyChange) => applyChange(entries), parseFavourites(stored));
  });
  return storing;
}

/** Changes the displayed list and the stored list, which another tab may have changed. Returns false if not stored. */
async function changeFavourites(change: Change): Promise<boolean> {
  if (!favouritesState.get().ready) await loadFavourites();
  const before = favouritesState.get();
  const displayed = { ...before, entries: change(before.entries), ready: true };
  // The displayed list changes before the stored list, so that typing a note does not lag.
  favouritesState.set(displayed);
  const { value, isStored } = await storeChange(change);
  const stored = { ready: true, entries: value, isInMemory: !isStored };
  // If a later change is being stored, does not display the list stored before it, which lacks that change.
  if (favouritesState.get() === displayed) favouritesState.set(stored);
  tellOtherTabsFavouritesChanged();
  return isStored;
}

const changeEntry = (id: string, changedFields: Partial<FavouriteEntry>) =>
  changeFavourites((entries) =>
    entries.map((entry) => (entry.hotel.id === id ? { ...entry, ...changedFields } : entry)),
  );

/**
 * Saves a hotel at the top of the favourites, unless it is among them already. Returns false if the hotel is only in
 * memory, until the page closes.
 */
export async function saveFavourite(hotel: Hotel): Promise<boolean> {
  const entry = { hotel, saved_at: new Date().toISOString(), note: '' };
  // Asks the browser not to clear the site's storage when space is short. Does so only for the first hotel, because
  // Firefox then asks the visitor for permission.
  if ((await loadFavourites()).length === 0) navigator.storage?.persist().catch(() => undefined);
  countVisitorEvent({ kind: 'hotel', id: hotel.id, action: 'saved' });
  return changeFavourites((entries) =>
    entries.some((saved) => saved.hotel.id === hotel.id) ? entries : [entry, ...entries],
  );
}

/**
 * Adds hotels from an imported file below the saved hotels, each once. Different notes on the same hotel are joined,
 * and cut to the maximum length.
 */
export const addImportedFavourites = (imported: Entries) =>
  changeFavourites((entries) => {
    const entriesById = new Map<string, FavouriteEntry>();
    for (const entry of [...entries, ...imported]) {
      const { id } = entry.hotel;
      const saved = entriesById.get(id) ?? entry;
      const notes = saved.note.includes(entry.note) ? saved.note : `${saved.note}\n${entry.note}`;
      entriesById.set(id, {
        ...saved,
        note: notes.trimStart().slice(0, FAVOURITE_NOTE_MAX),
      });
    }
    return [...entriesById.values()];
  });

/** Removes a saved hotel; returns a function that puts it back in its place, with its note. */
export async function removeFavouriteWithUndo(id: string): Promise<() => Promise<unknown>> {
  const entries = await loadFavourites();
  const index = entries.findIndex(({ hotel }) => hotel.id === id);
  const removed = entries[index];
  await changeFavourites((list) => list.filter(({ hotel }) => hotel.id !== id));
  return async () => removed && changeFavourites((list) => withEntry(list, removed, index));
}

export function moveFavourite(id: string, index: number): Promise<boolean> {
  return changeFavourites((entries) => {
    const entry = entries.find(({ hotel }) => hotel.id === id);
    return entry ? withEntry(entries, entry, index) : entries;
  });
}

export const updateFavouriteHotel = (hotel: Hotel) => changeEntry(hotel.id, { hotel });

export const saveFavouriteNote = (id: string, text: string) =>
  changeEntry(id, { note: text.slice(0, FAVOURITE_NOTE_MAX) });
