export const LIST_PAGE_LENGTH = 60;

/** One page of a long list; `page` starts at 1. */
export type PageOfRecords<T> = { records: T[]; page: number; pages: number };

export function selectPageOfRecords<T>(records: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(records.length / size));
  const existingPage = Math.min(page, pages);
  const pageRecords = records.slice((existingPage - 1) * size, existingPage * size);
  return { records: pageRecords, page: existingPage, pages };
}

/** Reads the page number in a URL; 1 if unreadable. */
export function parsePageNumber(search: object): number {
  const page = 'page' in search ? search.page : undefined;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1;
}
