import type { ContentEntity } from '#domain/entity/entity.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { BLOG_POST_FIELDS, BlogPost, BlogPostSummary } from './blog-post.ts';

export const ARTICLE_ENTITY = {
  kind: 'content',
  collection: COLLECTIONS.blogPosts,
  section: 'articles',
  noun: 'Article',
  fields: BLOG_POST_FIELDS,
  schema: BlogPost,
  listed: BlogPostSummary,
  title: 'title',
  shownBy: 'published',
  page: {
    prefix: '/blog',
    by: 'id',
    preview: 'article',
    card: ({ title, category, image }) => ({ title, place: category, image }),
    figures: 'article',
    invitation: 'Lire l’article',
  },
  seo: (post) => blogPostSeo(post),
  deletion: { failed: "Impossible de supprimer l'article" },
} as const satisfies ContentEntity<typeof BlogPost>;
