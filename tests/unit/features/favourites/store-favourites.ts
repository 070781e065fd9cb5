import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { FAVOURITES_IDB_KEY } from '#domain/site/storage-keys.ts';
import { storedInIndexedDb } from '../../../support/fake-indexeddb.ts';

const DATABASE = 'grand-sejour-favourites';
const UNREMARKABLE = { saved_at: '2026-11-14T09:00:00.000Z', note: '' };
type Entry = Pick<FavouriteEntry, 'hotel'> & Partial<FavouriteEntry>;

/** Stores hotels as if an earlier visit had saved them. */
export const storeFavourites = (...entries: Entry[]): void =>
  storeRawFavourites(entries.map((entry) => ({ ...UNREMARKABLE, ...entry })));

/** Stores any value, even an invalid list, as the saved hotels. */
export const storeRawFavourites = (list: unknown): void =>
  void storedInIndexedDb(DATABASE).set(FAVOURITES_IDB_KEY, list);

export const storedFavourites = () =>
  storedInIndexedDb(DATABASE).get(FAVOURITES_IDB_KEY) as FavouriteEntry[] | undefined;
