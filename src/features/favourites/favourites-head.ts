import type { PageHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';

/** The head of /favoris: a personal page, which search engines do not index. */
export function favouritesHead(content: PageContent | null): PageHead {
  return { seo: pageSeo('favoris', content), path: '/favoris' };
}
