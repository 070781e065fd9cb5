import type { QueryClient } from '@tanstack/react-query';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import type { PageHead } from '#data/seo-head.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';

/** The head of a page whose SEO administrators write; its code comes with it, after the first view. */
export async function loadPageHead(queryClient: QueryClient, slug: PageSlug): Promise<PageHead> {
  const [content, { pageHead }] = await Promise.all([
    cachedFirst(queryClient, pageSeoQueries.bySlug(slug)),
    import('#features/site/page-head.ts'),
  ]);
  return pageHead(slug, content);
}
