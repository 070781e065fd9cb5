import { useSyncExternalStore } from 'react';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';

interface Favourites {
  entries: readonly FavouriteEntry[];
  /** False until the browser's storage has been read. */
  ready: boolean;
}

const EMPTY: Favourites = { entries: [], ready: false };

const storage = safeStorage<unknown>('grand-sejour-favourites');
const listeners = new Set<() => void>();
let current = EMPTY;
let loading: Promise<void> | undefined;

function publish(entries: readonly FavouriteEntry[]): void {
  current = { entries, ready: true };
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const stored = await storage.getItem(SAVED_HOTELS_KEY);
  // The stored data are checked, as an older release may have written them. Schemas are loaded only
  // when something was saved.
  const entries = stored ? (await import('./read-favourites.ts')).readFavourites(stored) : [];
  publish(entries);
}

/** Reads the saved hotels once; changes of other tabs arrive through a BroadcastChannel. */
function ensureLoaded(): Promise<void> {
  loading ??= load();
  return loading;
}

/** The saved hotels, loaded from the storage on the first call. */
export async function savedFavourites(): Promise<readonly FavouriteEntry[]> {
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

/** Replaces the saved hotels, here and in other tabs. Never throws. */
export async function storeFavourites(entries: readonly FavouriteEntry[]): Promise<void> {
  publish(entries);
  await storage.setItem(SAVED_HOTELS_KEY, entries);
  listening?.postMessage('changed');
}

/** The saved hotels, latest first; empty and not ready on the server and while hydrating. */
export function useFavourites(): Favourites {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => EMPTY,
  );
}

export function useIsFavourite(id: string): boolean {
  return useFavourites().entries.some((entry) => entry.hotel.id === id);
}
