import type { seoHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** The head of /favoris: a personal page, which search engines do not index. */
export function favouritesHead(content: PageContent | null): PageHead {
  return { seo: pageSeo('favoris', content), path: '/favoris' };
}
