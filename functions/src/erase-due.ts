import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { isMissing, isOvertaken } from './calls/firestore-error.ts';

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
  const { docs } = await found.get();
  for (const document of docs.filter(isDue)) erased += Number(await eraseOne(document));
  return erased;
}
