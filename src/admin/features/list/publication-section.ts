import type { COLLECTIONS } from '#domain/site/collections.ts';
import type { PublicationTexts } from './publication-texts.ts';
import type { DeleteTexts } from './use-delete-record.ts';

/** What tells hotels and articles apart, which are listed, published and copied alike. */
export type PublicationSection = {
  collection: typeof COLLECTIONS.hotels | typeof COLLECTIONS.blogPosts;
  /** The list; its editors are below it. */
  list: '/admin/hotels' | '/admin/articles';
  /** What visitors see is below it. */
  page: '/hotels' | '/blog';
  title: string;
  creation: string;
  edition: string;
  /** While the list loads, when there is nothing, and when nothing is found. */
  states: { loading: string; empty: string; notFound: string };
  /** Deleting one. */
  deletion: DeleteTexts;
  /** What is done with several at once. */
  bulk: PublicationTexts;
};
