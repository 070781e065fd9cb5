import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isMissing, isOvertaken } from './calls/firestore-error.ts';

const PAGE = 200;

/** What a query finds, page by page. */
async function* inPages(found: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let { docs } = await found.limit(PAGE).get();
  while (docs.length > 0) {
    yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    ({ docs } = await found.startAfter(last).limit(PAGE).get());
  }
}

const deleteUnchanged = async ({ ref, updateTime }: DocumentSnapshot): Promise<unknown> =>
  ref.delete(updateTime ? { lastUpdateTime: updateTime } : {});

/**
 * Deletes those of the documents found that are due, except those that changed since they were read.
 * @param erase deletes one, with what belongs to it
 * @returns how many were deleted
 */
export async function eraseDue(
  found: Query,
  isDue: (document: DocumentSnapshot) => boolean,
  erase: (document: DocumentSnapshot) => Promise<unknown> = deleteUnchanged,
): Promise<number> {
  const eraseOne = async (document: DocumentSnapshot): Promise<boolean> => {
    try {
      await erase(document);
      return true;
    } catch (error) {
      if (isOvertaken(error) || isMissing(error)) return false;
      throw error;
    }
  };
  let erased = 0;
  for await (const page of inPages(found)) {
    const done = await Promise.all(page.filter(isDue).map(eraseOne));
    erased += done.filter(Boolean).length;
  }
  return erased;
}
