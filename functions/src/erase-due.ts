import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { isMissing, isOvertaken } from './calls/firestore-error.ts';

/** Articles may be of 200 kB: more are not held at a time. */
const PAGE = 300;

/**
 * Deletes those of the documents found that are due, except those that changed since they were read.
 * @param erase deletes one, with what belongs to it
 * @returns how many were deleted
 */
export async function eraseDue(
  found: Query,
  isDue: (document: DocumentSnapshot) => boolean,
  erase: (document: DocumentSnapshot) => Promise<unknown>,
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
  let { docs } = await found.limit(PAGE).get();
  while (docs.length > 0) {
    const last = docs.at(-1);
    for (const document of docs.filter(isDue)) erased += Number(await eraseOne(document));
    ({ docs } = await found.startAfter(last).limit(PAGE).get());
  }
  return erased;
}
