import { onlineManager } from '@tanstack/react-query';
import { pageSeoQuery } from '#data/queries/page-seo-query.ts';
import { PAGE_SLUGS, pagePath } from '#domain/seo/site-pages.ts';
import type { AppRouter } from '../router.tsx';

/** Reads the SEO texts of the displayed page again if they are stale; does not refresh any other data. */
export async function refreshPageSeoIfStale(router: AppRouter): Promise<void> {
  const { queryClient } = router.options.context;
  const slug = PAGE_SLUGS.find((pageSlug) => pagePath(pageSlug) === location.pathname);
  if (!slug || !onlineManager.isOnline()) return;
  const seo = pageSeoQuery(slug);
  const before = queryClient.getQueryData(seo.queryKey);
  if ((await queryClient.fetchQuery(seo)) !== before) await router.invalidate();
}
