import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

type DocumentEvent = {
  time: string;
  data?: { after: { updateTime?: Timestamp | undefined } } | undefined;
};

/** When a document was written or deleted, however late its event comes. */
export const writtenAt = ({ data, time }: DocumentEvent): Date =>
  data?.after.updateTime?.toDate() ?? new Date(time);

/**
 * Whether a document was written by `npm run restore`, which notes in `restores` from when until when
 * it writes: nobody's work, and consistent already. For functions that watch documents. As events come
 * late or twice, only the time of the write tells.
 */
export async function isRestored(db: Firestore, event: DocumentEvent): Promise<boolean> {
  const at = writtenAt(event);
  const { docs } = await db
    .collection(COLLECTIONS.restores)
    .where('started_at', '<=', at)
    .orderBy('started_at', 'desc')
    .limit(1)
    .get();
  const until: unknown = docs[0]?.get('until')?.toMillis?.();
  return typeof until === 'number' && at.getTime() <= until;
}
