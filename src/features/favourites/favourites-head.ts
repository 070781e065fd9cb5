import type { seoHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the head of /favoris says: a page of one visitor, which no search engine keeps. */
export function favouritesHead(content: PageContent | null): PageHead {
  return { seo: pageSeo('favoris', content), path: '/favoris' };
}
