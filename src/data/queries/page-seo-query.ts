import { queryOptions } from '@tanstack/react-query';
import type { PageSlug } from '#domain/seo/site-pages.ts';

/** Query of the owners' SEO texts for a page. If reading fails, `readPageSeoThroughCache` keeps the previous texts. */
export const pageSeoQuery = (slug: PageSlug) =>
  queryOptions({
    queryKey: ['page-seo', slug],
    queryFn: async () => (await import('./read-page-seo-record.later.ts')).getPageSeo(slug),
  });
