import { breadcrumbs } from '#data/json-ld.ts';
import { absoluteUrl } from '#data/seo-head.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { BRAND } from '#domain/site/brand.ts';

/** The canonical path of an article. */
export const articlePath = (post: Pick<BlogPost, 'id'>) => `/blog/${encodeURIComponent(post.id)}`;

const publisher = { '@type': 'Organization', name: BRAND, url: absoluteUrl('/') };

/** schema.org data of an article: only what its page shows. */
export function articleJsonLd(post: BlogPost): object[] {
  const url = absoluteUrl(articlePath(post));
  return [
    {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      mainEntityOfPage: url,
      inLanguage: 'fr-FR',
      headline: post.title,
      publisher,
      author: post.author === null ? publisher : { '@type': 'Person', name: post.author },
      ...(post.excerpt !== null && { description: post.excerpt }),
      ...(post.image !== null && { image: absoluteUrl(post.image) }),
      ...(post.created_at !== null && { datePublished: post.created_at }),
      ...(post.updated_at !== null && { dateModified: post.updated_at }),
      ...(post.category !== null && { articleSection: post.category }),
      ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    },
    breadcrumbs([
      ['Blog', '/blog'],
      [post.title, articlePath(post)],
    ]),
  ];
}
