import { type Entity, PUBLISHED_ENTITY_OPTIONS } from '#domain/entity/entity.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { BLOG_POST_FIELDS, BlogPost, BlogPostSummary } from './blog-post.ts';

export const ARTICLE_ENTITY = {
  collection: COLLECTIONS.blogPosts,
  section: 'articles',
  noun: 'Article',
  fields: BLOG_POST_FIELDS,
  schema: BlogPost,
  listed: BlogPostSummary,
  title: 'title',
  page: {
    prefix: '/blog',
    by: 'id',
    hasPreview: true,
    card: ({ title, category, image }) => ({ title, place: category, image }),
    figures: 'article',
    invitation: 'Lire l’article',
  },
  seo: (post) => blogPostSeo(post),
  ...PUBLISHED_ENTITY_OPTIONS,
  trash: { days: TRASH_RETENTION_DAYS, failed: "Impossible de supprimer l'article" },
} as const satisfies Entity<typeof BlogPost>;
