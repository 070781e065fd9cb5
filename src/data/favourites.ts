import { useSyncExternalStore } from 'react';
import type { FavouriteEntry } from '#domain/favourites.ts';
import type { Hotel } from '#domain/hotel.ts';
import { SAVED_HOTELS_KEY } from '#domain/storage-keys.ts';
import { safeStorage } from './browser-storage.ts';

interface Favourites {
  entries: readonly FavouriteEntry[];
  /** False until the browser's storage has been read. */
  ready: boolean;
}

const EMPTY: Favourites = { entries: [], ready: false };

const images = () => import('./saved-images.ts');

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
  // What an older version or another hand stored is checked before it is trusted; the schemas are
  // loaded only when something was saved.
  const entries = stored ? (await import('./read-favourites.ts')).readFavourites(stored) : [];
  publish(entries);
}

/** Reads the saved hotels once; another tab's changes are heard through a broadcast. */
function ensureLoaded(): Promise<void> {
  loading ??= load();
  return loading;
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

async function store(entries: readonly FavouriteEntry[]): Promise<void> {
  publish(entries);
  await storage.setItem(SAVED_HOTELS_KEY, entries);
  listening?.postMessage('changed');
}

/** The saved hotels, the latest first; empty and not ready on the server and at first. */
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

/** Saves a hotel with its images for offline reading, or lets it go. Never throws. */
export async function toggleFavourite(hotel: Hotel): Promise<'added' | 'removed'> {
  await ensureLoaded();
  if (current.entries.some((entry) => entry.hotel.id === hotel.id)) {
    await removeFavourite(hotel.id);
    return 'removed';
  }
  const entry = { hotel, saved_at: new Date().toISOString() };
  await store([entry, ...current.entries]);
  // The visitor need not wait for the pictures to be told that the hotel is saved.
  void images().then(({ keepImages }) => keepImages(hotel));
  return 'added';
}

/** Lets a saved hotel go, with the images that no other saved hotel shows. Never throws. */
export async function removeFavourite(id: string): Promise<void> {
  await ensureLoaded();
  const removed = current.entries.find((entry) => entry.hotel.id === id);
  const kept = current.entries.filter((entry) => entry.hotel.id !== id);
  await store(kept);
  if (removed) {
    const { releaseImages } = await images();
    await releaseImages(
      removed.hotel,
      kept.map((entry) => entry.hotel),
    );
  }
}
