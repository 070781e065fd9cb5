import { breadcrumbs, itemList } from '#data/json-ld.ts';
import type { PageHead } from '#data/seo-head.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import type { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { articlePath } from './blog-json-ld.ts';

/** The head of the blog, loaded with the route's data so that no first view carries it. */
export function blogHead(posts: readonly BlogPostSummary[], content: PageContent | null): PageHead {
  return {
    seo: pageSeo('blog', content),
    path: '/blog',
    jsonLd: [
      itemList(posts.map((post) => [post.title, articlePath(post)])),
      breadcrumbs([['Blog', '/blog']]),
    ],
  };
}
