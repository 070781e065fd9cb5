import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { articlePath } from './article-json-ld.ts';
import { breadcrumbs } from './breadcrumbs.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** What the head of the blog says; the loader hands it on, so that the browser needs no part of it. */
export function blogHead(posts: readonly BlogPostSummary[], content: PageContent | null): PageHead {
  return {
    seo: pageSeo('blog', content),
    path: '/blog',
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: posts.map((post, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: post.title,
          url: absoluteUrl(articlePath(post)),
        })),
      },
      breadcrumbs([['Blog', '/blog']]),
    ],
  };
}
