import { COLLECTIONS } from './collections.ts';

/** The collections whose documents administrators delete; links go with what they link. */
export const REMOVABLE_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
] as const;
export type RemovableCollection = (typeof REMOVABLE_COLLECTIONS)[number];

/**
 * The id of the note that tells who deletes a document, or links of it: a deletion carries no
 * fields, so the security rules ask for the note {uid, at, links} in the same batch.
 */
export function removalNoteId(collection: RemovableCollection, documentId: string): string {
  return `${collection}_${documentId}`;
}
