import { absoluteUrl, type seoHead } from '#data/seo-head.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { articlePath, breadcrumbs } from './blog-json-ld.ts';

type PageHead = Parameters<typeof seoHead>[0];

/** The head of the blog, loaded with the route's data so that no first view carries it. */
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
