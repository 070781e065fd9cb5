import { useSyncExternalStore } from 'react';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';

type Entries = readonly FavouriteEntry[];

interface Favourites {
  entries: Entries;
  /** False until the browser's storage has been read. */
  ready: boolean;
  /** The storage is blocked or full: the list lasts as long as this visit. */
  isInMemory: boolean;
  /** How many stored hotels were damaged, and are lost. */
  unreadable: number;
}

const EMPTY: Favourites = { entries: [], ready: false, isInMemory: false, unreadable: 0 };

/** Makes the new list out of the one that is stored, which may be newer than the one shown. */
type Change = (entries: Entries) => Entries;

const storage = safeStorage<unknown>('grand-sejour-favourites');
const listeners = new Set<() => void>();
let current = EMPTY;
/** The list as last read or written, and the changes that are not written yet. */
let stored: Entries = [];
let pending: readonly Change[] = [];
let writes = 0;
let loading: Promise<void> | undefined;

function publish(news: Partial<Favourites> = {}): void {
  const entries = pending.reduce((list, change) => change(list), stored);
  current = { ...current, ...news, entries, ready: true };
  for (const listener of listeners) listener();
}

/**
 * The stored data are checked, as an older release may have written them. Schemas are loaded only
 * when something was saved.
 */
const reader = async () => (await import('./read-favourites.ts')).readFavourites;

async function load(): Promise<void> {
  const writesBefore = writes;
  const found = await storage.getItem(SAVED_HOTELS_KEY);
  const entries = found === undefined ? [] : (await reader())(found);
  // What was written meanwhile is newer.
  if (writes !== writesBefore) return;
  stored = entries;
  const count = Array.isArray(found) ? found.length : Number(found !== undefined);
  publish({ unreadable: count - entries.length });
}

/** Reads the saved hotels once; changes of other tabs arrive through a BroadcastChannel. */
function ensureLoaded(): Promise<void> {
  loading ??= load();
  return loading;
}

/** The saved hotels, loaded from the storage on the first call. */
export async function savedFavourites(): Promise<Entries> {
  await ensureLoaded();
  return current.entries;
}

const channel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('grand-sejour-favourites');

let listening: BroadcastChannel | null | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void ensureLoaded();
  if (listening === undefined) {
    listening = channel();
    listening?.addEventListener('message', () => void load());
  }
  return () => listeners.delete(listener);
}

/**
 * Changes the saved hotels: at once here, then in the storage and in other tabs. Never throws.
 * @param change may run more than once, on the list shown and on the stored one
 * @returns whether the change outlives the visit
 */
export async function changeFavourites(change: Change): Promise<boolean> {
  if (!current.ready) await ensureLoaded();
  pending = [...pending, change];
  publish();
  const read = await reader().catch(() => null);
  let changed = stored;
  const { isStored } = await storage.updateItem(SAVED_HOTELS_KEY, (found) => {
    // A list that was deleted under way is stored again.
    changed = change(found === undefined || read === null ? stored : read(found));
    return changed;
  });
  writes += 1;
  stored = changed;
  pending = pending.filter((one) => one !== change);
  publish({ isInMemory: !isStored });
  listening?.postMessage('changed');
  return isStored;
}

/** The saved hotels in the visitor's order; empty and not ready on the server and while hydrating. */
export function useFavourites(): Favourites {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => EMPTY,
  );
}

/** A saved hotel; undefined when it is not saved. */
export function useFavourite(id: string): FavouriteEntry | undefined {
  return useFavourites().entries.find((entry) => entry.hotel.id === id);
}
