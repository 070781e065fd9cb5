import { type Entity, PUBLISHED } from '#domain/entity/entity.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { BlogPost, BlogPostSummary, POST } from './blog-post.ts';

export const ARTICLES = {
  collection: COLLECTIONS.blogPosts,
  section: 'articles',
  noun: 'Article',
  fields: POST,
  schema: BlogPost,
  listed: BlogPostSummary,
  title: 'title',
  page: {
    prefix: '/blog',
    by: 'id',
    card: ({ title, category, image }) => ({ title, place: category, image }),
    figures: 'article',
    invitation: 'Lire l’article',
  },
  seo: (post) => blogPostSeo(post),
  ...PUBLISHED,
  trash: { days: TRASH_RETENTION_DAYS, failed: "Impossible de supprimer l'article" },
} as const satisfies Entity<typeof BlogPost>;
