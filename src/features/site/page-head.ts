import type { PageHead } from '#data/seo-head.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { type PageSlug, pagePath } from '#domain/seo/site-pages.ts';

/** The head of a page whose SEO administrators write, loaded with its data: no first view carries it. */
export function pageHead(slug: PageSlug, content: PageContent | null): PageHead {
  return { seo: pageSeo(slug, content), path: pagePath(slug) };
}
