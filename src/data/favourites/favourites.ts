import type { FavouriteEntry, Hotel } from '#domain/hotel/hotel.ts';
import { FAVOURITES_IDB_KEY, FAVOURITES_IDB_NAME } from '#domain/site/storage-keys.ts';
import { createSharedState, useSharedState } from '../shared-state.ts';
import { openIndexedDbOrMemory } from '../storage.ts';

interface Favourites {
  entries: readonly FavouriteEntry[];
  ready: boolean;
  /** True if storage is blocked or full, so that the list is lost when the page closes. */
  isInMemory: boolean;
}

const RETRY_MS = 5000;

/** The saved hotels as displayed. This file loads the list; all changes by the visitor are in change-favourites.ts. */
export const favouritesState = createSharedState<Favourites>({
  entries: [],
  ready: false,
  isInMemory: false,
});
export const favouritesStorage = openIndexedDbOrMemory<unknown>(FAVOURITES_IDB_NAME);

let loading: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;

async function load(): Promise<void> {
  const before = favouritesState.get();
  const stored = await favouritesStorage.getItem(FAVOURITES_IDB_KEY);
  // Loads the code that validates stored favourites only if there are any.
  const entries =
    stored === undefined ? [] : (await import('./read-favourites.ts')).parseFavourites(stored);
  // If this tab changed the favourites while they were being read, ignores the list read, which may lack the change:
  // `changeFavourites` itself displays the stored list.
  if (favouritesState.get() === before) favouritesState.set({ ...before, entries, ready: true });
}

/** Returns the saved hotels. Never rejects: if the code that reads them cannot be loaded, tries again after 5 s. */
export async function loadFavourites(): Promise<readonly FavouriteEntry[]> {
  loading ??= load().catch(() => {
    loading = undefined;
    setTimeout(loadFavourites, RETRY_MS);
  });
  await loading;
  return favouritesState.get().entries;
}

export const findSavedHotel = async (id: string): Promise<Hotel | undefined> =>
  (await loadFavourites()).find(({ hotel }) => hotel.id === id)?.hotel;

export const tellOtherTabsFavouritesChanged = (): void => channel?.postMessage('changed');

function subscribe(listener: () => void): () => void {
  void loadFavourites();
  channel ??= Object.assign(new BroadcastChannel(FAVOURITES_IDB_KEY), { onmessage: load });
  return favouritesState.subscribe(listener);
}

/** Returns the saved hotels in the visitor's order; empty on the server and while hydrating. */
export const useFavourites = (): Favourites => useSharedState({ ...favouritesState, subscribe });
