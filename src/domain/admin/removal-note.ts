import { COLLECTIONS } from '#domain/site/collections.ts';

/** The collections whose documents administrators delete; links go with what they link. */
export const REMOVABLE_COLLECTIONS = [
  COLLECTIONS.hotels,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.contactRequests,
] as const;
export type RemovableCollection = (typeof REMOVABLE_COLLECTIONS)[number];

/** Of these, the two whose documents are linked with each other. */
export const LINKED_COLLECTIONS = [COLLECTIONS.hotels, COLLECTIONS.destinations] as const;
export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];

/** The field of a link that names a document of a collection. */
export const LINK_SIDES = {
  [COLLECTIONS.hotels]: 'hotel_id',
  [COLLECTIONS.destinations]: 'destination_id',
} as const satisfies Record<LinkedCollection, string>;

/** Whether documents of a collection have links. */
export function isLinked(collection: RemovableCollection): collection is LinkedCollection {
  return LINKED_COLLECTIONS.some((linked) => linked === collection);
}

/**
 * The id of the note that tells who deletes a document, or links of it: a deletion carries no
 * fields, so the security rules ask for the note {uid, at, links} in the same batch.
 */
export function removalNoteId(collection: RemovableCollection, documentId: string): string {
  return `${collection}_${documentId}`;
}
