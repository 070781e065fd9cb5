import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import { PAGE_SLUGS, type PageSlug } from '#domain/seo/page-content.ts';

/** What the address says: the search, and the page that is edited. */
export type SeoSearch = { q?: string | undefined; page?: PageSlug | undefined };

/** Reads the address. It never throws: what cannot be read counts as absent. */
export function readSeoSearch(search: Record<string, unknown>): SeoSearch {
  return { q: readText(search.q), page: readOneOf(search.page, PAGE_SLUGS) };
}
