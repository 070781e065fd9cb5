import { COLLECTIONS } from '#domain/site/collections.ts';

/** The collections whose records are shown to visitors or not, and may be planned (`publish_at`). */
export const PUBLISHED_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.blogPosts,
  COLLECTIONS.destinations,
] as const;

const SHOWN_FIELDS: Partial<Record<string, 'published' | 'active'>> = {
  [COLLECTIONS.hotels]: 'published',
  [COLLECTIONS.blogPosts]: 'published',
  [COLLECTIONS.destinations]: 'active',
};

/** The field by which visitors see the records of a collection; undefined where there is none. */
export const shownField = (collection: string) => SHOWN_FIELDS[collection];
