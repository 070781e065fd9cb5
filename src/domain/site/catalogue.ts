/**
 * The longest list that a page holds as a whole, in records. Of a longer one it holds the part that it
 * shows, and the browser reads the whole when a visitor asks for more.
 */
export const CATALOGUE_MAX = 500;

/** Records in the part of a long list. */
export const PART_LENGTH = 60;

/** Where the server keeps the whole of long lists, for the browsers that have a part. */
export const CATALOGUE_PATHS = {
  hotels: '/catalogue/hotels.json',
  posts: '/catalogue/articles.json',
} as const;

/** One page of a long list, its number from 1 on. */
export type CataloguePage<T> = { records: T[]; page: number; pages: number };

/** A page of some records; the last one for a number beyond it. */
export function pageOf<T>(records: readonly T[], page: number, size: number): CataloguePage<T> {
  const pages = Math.max(1, Math.ceil(records.length / size));
  const found = Math.min(page, pages);
  return { records: records.slice((found - 1) * size, found * size), page: found, pages };
}

/** The number of the page in a URL; 1 for one that cannot be read. */
export function readPage(search: object): number {
  const page = 'page' in search ? search.page : undefined;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1;
}
