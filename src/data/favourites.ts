import { useSyncExternalStore } from 'react';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { FAVOURITES_DATABASE, SAVED_HOTELS_KEY } from '#domain/site/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';

interface Favourites {
  entries: readonly FavouriteEntry[];
  ready: boolean;
  /** True if storage is blocked or full: the list is lost when the page closes. */
  isInMemory: boolean;
  /** Number of stored hotels that are damaged and lost. */
  unreadable: number;
}

const RETRY_MS = 5000;

const EMPTY: Favourites = { entries: [], ready: false, isInMemory: false, unreadable: 0 };

const listeners = new Set<() => void>();
let current = EMPTY;
let loading: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;

/** Used by change-favourites.ts, which is loaded on demand because most visits save nothing. */
export const favouritesStorage = safeStorage<unknown>(FAVOURITES_DATABASE);
/** Incremented when a change begins and when a change ends, so that a read started earlier is discarded. */
export const changes = { count: 0 };

export function publishFavourites(news: Partial<Favourites>): void {
  current = { ...current, ...news, ready: true };
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const { count } = changes;
  const found = await favouritesStorage.getItem(SAVED_HOTELS_KEY);
  // Loads the schemas only if something was saved.
  const entries =
    found === undefined ? [] : (await import('./read-favourites.ts')).readFavourites(found);
  if (changes.count !== count) return;
  const total = Array.isArray(found) ? found.length : Number(found !== undefined);
  publishFavourites({ entries, unreadable: total - entries.length });
}

/** Returns the saved hotels. Never rejects: if read-favourites.ts cannot be loaded, retries after 5 s. */
export async function savedFavourites(): Promise<readonly FavouriteEntry[]> {
  loading ??= load().catch(() => {
    loading = undefined;
    setTimeout(savedFavourites, RETRY_MS);
  });
  await loading;
  return current.entries;
}

/** Returns the displayed list; undefined until storage has been read. */
export const shownFavourites = () => (current.ready ? current.entries : undefined);

export const tellOtherTabs = (): void => channel?.postMessage('changed');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void savedFavourites();
  if (channel === undefined) {
    channel = new BroadcastChannel('grand-sejour-favourites');
    channel.onmessage = () => void load();
  }
  return () => listeners.delete(listener);
}

/** Returns the saved hotels in the visitor's order; empty on the server and while hydrating. */
export function useFavourites(): Favourites {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => EMPTY,
  );
}

export function useFavourite(id: string): FavouriteEntry | undefined {
  return useFavourites().entries.find((entry) => entry.hotel.id === id);
}
