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
