import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';
import { NOTE_IN_HAND_KEY, SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';
import { count } from './count.ts';
import {
  changes,
  favouritesStorage,
  publishFavourites,
  savedFavourites,
  shownFavourites,
  tellOtherTabs,
} from './favourites.ts';
import { readFavourites } from './read-favourites.ts';
import { deviceStorage } from './web-storage.ts';

type Entries = readonly FavouriteEntry[];

/** The list with an entry at an index, once. */
const withEntry = (entries: Entries, entry: FavouriteEntry, index: number) =>
  entries.filter(({ hotel }) => hotel.id !== entry.hotel.id).toSpliced(index, 0, entry);

/**
 * Changes the saved hotels: at once here, then in the storage and in other tabs.
 * @param change runs on the list shown and on the stored one, which may be newer
 * @returns whether the change outlives the visit
 */
async function changeFavourites(change: (entries: Entries) => Entries): Promise<boolean> {
  // What is typed shows at once.
  const entries = change(shownFavourites() ?? (await savedFavourites()));
  changes.count += 1;
  const { count } = changes;
  publishFavourites({ entries });
  let stored = entries;
  const { isStored } = await favouritesStorage.updateItem(SAVED_HOTELS_KEY, (found) => {
    stored = change(readFavourites(found));
    return stored;
  });
  // Of changes that overtake one another only the last knows the whole list.
  if (changes.count === count) {
    changes.count += 1;
    publishFavourites({ entries: stored, isInMemory: !isStored });
  }
  tellOtherTabs();
  return isStored;
}

/** Changes what is stored of one hotel. */
const changeOne = (id: string, news: Partial<FavouriteEntry>) =>
  changeFavourites((entries) =>
    entries.map((entry) => (entry.hotel.id === id ? { ...entry, ...news } : entry)),
  );

/** Puts a removed hotel back in its place, with its note. */
type Undo = () => Promise<unknown>;

/** Saves a hotel, first in the list. @returns whether it outlives the visit */
export async function saveFavourite(hotel: Hotel): Promise<boolean> {
  const entry = { hotel, saved_at: new Date().toISOString(), note: '' };
  // Without this code, and the network to load it, the next visit asks the browser not to clear the list.
  import('./offline/keep-hotels.ts').then(
    (keep) => keep.askToPersist(),
    () => undefined,
  );
  count({ kind: 'hotel', id: hotel.id, action: 'saved' });
  return changeFavourites((entries) =>
    entries.some((saved) => saved.hotel.id === hotel.id) ? entries : [entry, ...entries],
  );
}

/** Removes a saved hotel; its pictures stay on the device until the next visit. */
export async function removeFavourite(id: string): Promise<Undo> {
  const entries = await savedFavourites();
  const index = entries.findIndex(({ hotel }) => hotel.id === id);
  const removed = entries[index];
  const before = new Set(entries.slice(0, index).map(({ hotel }) => hotel.id));
  await changeFavourites((list) => list.filter(({ hotel }) => hotel.id !== id));
  return async () => {
    if (!removed) return;
    // After those that it followed, wherever they are by then.
    await changeFavourites((list) =>
      withEntry(list, removed, list.findLastIndex(({ hotel }) => before.has(hotel.id)) + 1),
    );
  };
}

/** Saves a hotel, or removes it when it is saved. */
export async function toggleFavourite(
  hotel: Hotel,
): Promise<{ kind: 'added'; isStored: boolean } | { kind: 'removed'; undo: Undo }> {
  const entries = await savedFavourites();
  return entries.some((entry) => entry.hotel.id === hotel.id)
    ? { kind: 'removed', undo: await removeFavourite(hotel.id) }
    : { kind: 'added', isStored: await saveFavourite(hotel) };
}

/** Moves a saved hotel to another index of the list. */
export function moveFavourite(id: string, index: number): Promise<boolean> {
  return changeFavourites((entries) => {
    const entry = entries.find(({ hotel }) => hotel.id === id);
    return entry ? withEntry(entries, entry, index) : entries;
  });
}

/** Replaces the copy of a saved hotel by what was read since. */
export const refreshFavourite = (hotel: Hotel) => changeOne(hotel.id, { hotel });

/**
 * Writes the visitor's note about a saved hotel. IndexedDB does not finish for a page that is left:
 * meanwhile localStorage has it.
 */
export async function noteFavourite(id: string, text: string): Promise<void> {
  const note = text.slice(0, FAVOURITE_NOTE_MAX);
  deviceStorage.write(NOTE_IN_HAND_KEY, [id, note]);
  const isStored = await changeOne(id, { note });
  // A newer one stays.
  const isHeld = String(deviceStorage.read(NOTE_IN_HAND_KEY)) === String([id, note]);
  if (isStored && isHeld) deviceStorage.write(NOTE_IN_HAND_KEY, null);
}

/** Stores what was typed just before the page was left. */
export async function recoverNote(): Promise<void> {
  const held = deviceStorage.read(NOTE_IN_HAND_KEY);
  if (Array.isArray(held)) await noteFavourite(String(held[0]), String(held[1]));
}
