import { breadcrumbs, imageUrl, itemList, type JsonLd, ORGANIZATION } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import { articlePath } from '#domain/site/record-paths.ts';

/** The list of /blog. */
export function blogJsonLd(posts: readonly BlogPostSummary[]): JsonLd[] {
  return [
    itemList(posts.map((post) => [post.title, articlePath(post.id)])),
    breadcrumbs(['Blog', '/blog']),
  ];
}

/** What schema.org's data say of an article: only what its page shows. */
export function articleJsonLd(post: BlogPost): JsonLd[] {
  const url = absoluteUrl(articlePath(post.id));
  return [
    {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      mainEntityOfPage: url,
      inLanguage: 'fr-FR',
      headline: post.title,
      publisher: ORGANIZATION,
      author: post.author === null ? ORGANIZATION : { '@type': 'Person', name: post.author },
      ...(post.excerpt !== null && { description: post.excerpt }),
      ...(post.image !== null && { image: imageUrl(post.image) }),
      ...(post.created_at !== null && { datePublished: post.created_at }),
      ...(post.updated_at !== null && { dateModified: post.updated_at }),
      ...(post.category !== null && { articleSection: post.category }),
      ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    },
    breadcrumbs(['Blog', '/blog'], [post.title, articlePath(post.id)]),
  ];
}
