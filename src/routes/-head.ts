import type { QueryClient } from '@tanstack/react-query';
import { pageSeoQuery } from '#data/queries/page-seo-query.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import type { SeoHeadData } from '#data/seo-head.ts';
import { pageSeo, titleWithBrand } from '#domain/seo/seo.ts';
import { type PageSlug, pagePath } from '#domain/seo/site-pages.ts';
import { type PageOfRecords, parsePageNumber } from '#domain/site/pagination.ts';

export async function readPageSeoHead(
  queryClient: QueryClient,
  slug: PageSlug,
): Promise<SeoHeadData> {
  const content = await readCachedFirst(queryClient, pageSeoQuery(slug));
  return { seo: pageSeo(slug, content), path: pagePath(slug) };
}

/** Returns the <head> of one page of a long list; from the second page on, URL and title contain the page number. */
export function headOfListPage(
  head: SeoHeadData,
  { search }: { search: object },
  { pages }: PageOfRecords<unknown>,
): SeoHeadData {
  const page = Math.min(parsePageNumber(search), pages);
  if (page === 1) return head;
  // The page number stands before the brand, because search engines cut off the end of long titles.
  const title = head.seo.title.replace(/(?= \| [^|]*$)|$/, ` – page ${page}`);
  const seo = { ...head.seo, title };
  return { ...head, seo, path: `${head.path}?page=${page}` };
}

export function createUnindexedHead(path: string, title: string, description = title): SeoHeadData {
  const seo = { description, keywords: '', image: null, noindex: true };
  return { seo: { title: titleWithBrand(title), ...seo }, path };
}
