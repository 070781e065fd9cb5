import { COLLECTIONS } from '#domain/site/collections.ts';

/** The collections whose records are shown to visitors or not, and may be planned (`publish_at`). */
export const PUBLISHED_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.blogPosts,
  COLLECTIONS.destinations,
] as const;

/** The collections whose records administrators delete. */
export type DeletableCollection =
  | (typeof PUBLISHED_COLLECTIONS)[number]
  | typeof COLLECTIONS.newsletterSubscriptions
  | typeof COLLECTIONS.contactRequests;

const SHOWN_FIELDS: Partial<Record<string, 'published' | 'active'>> = {
  [COLLECTIONS.hotels]: 'published',
  [COLLECTIONS.blogPosts]: 'published',
  [COLLECTIONS.destinations]: 'active',
  [COLLECTIONS.newsletterSubscriptions]: 'active',
};

/** The field by which visitors see the records of a collection; undefined where there is none. */
export const shownField = (collection: string) => SHOWN_FIELDS[collection];
