import { queryOptions } from '@tanstack/react-query';
import type { PageSlug } from '#domain/seo/page-content.ts';
import { FRESH_MS } from './freshness.ts';
import { OFFLINE, persistOffline } from './query-persister.ts';
import { report } from './report.ts';

export const pageSeoQueries = {
  /** What administrators wrote for a page's head, or null; errors count as null (spec section 8). */
  bySlug: (slug: PageSlug) =>
    queryOptions({
      queryKey: ['page-seo', slug],
      queryFn: async () => {
        try {
          const { getPageContent } = await import('./read-page-content.ts');
          return await getPageContent(slug);
        } catch (error) {
          report(`Métadonnées de la page ${slug} indisponibles`, error);
          return null;
        }
      },
      staleTime: FRESH_MS.pageSeo,
      persister: persistOffline,
      meta: OFFLINE,
    }),
};
