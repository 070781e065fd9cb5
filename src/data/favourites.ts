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
export type Change = (entries: Entries) => Entries;

/** For change-favourites.ts, which no first view loads, as most visits save nothing. */
export const favouritesStorage = safeStorage<unknown>('grand-sejour-favourites');
/** The list as last read or written, and the changes that are not written yet; for it as well. */
export const written = { stored: [] as Entries, pending: [] as readonly Change[], writes: 0 };

const listeners = new Set<() => void>();
let current = EMPTY;
let loading: Promise<void> | undefined;

/** Shows the list with the changes under way. */
export function publishFavourites(news: Partial<Favourites> = {}): void {
  const entries = written.pending.reduce((list, change) => change(list), written.stored);
  current = { ...current, ...news, entries, ready: true };
  for (const listener of listeners) listener();
}

/**
 * The stored data are checked, as an older release may have written them. Schemas are loaded only
 * when something was saved.
 */
export const favouritesReader = async () => (await import('./read-favourites.ts')).readFavourites;

async function load(): Promise<void> {
  const { writes } = written;
  const found = await favouritesStorage.getItem(SAVED_HOTELS_KEY);
  const entries = found === undefined ? [] : (await favouritesReader())(found);
  // What was written meanwhile is newer.
  if (written.writes !== writes) return;
  written.stored = entries;
  const count = Array.isArray(found) ? found.length : Number(found !== undefined);
  publishFavourites({ unreadable: count - entries.length });
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

/** Whether the storage has been read. */
export const areFavouritesRead = (): boolean => current.ready;

/** Lets the other tabs read the list anew. */
export const tellOtherTabs = (): void => listening?.postMessage('changed');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void ensureLoaded();
  if (listening === undefined) {
    listening = channel();
    listening?.addEventListener('message', () => void load());
  }
  return () => listeners.delete(listener);
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
