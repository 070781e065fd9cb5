import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { isMissing } from '../calls/firestore-error.ts';

type Fields = Record<string, unknown>;

export type StateChange = {
  mail: { ref: DocumentReference; fields: Fields; onlyIfUnchangedSince?: Timestamp };
  /** The request whose delivery follows this mail. */
  request: { ref: DocumentReference; fields: Fields } | null;
};

/**
 * Changes a mail and its request's delivery at once; a request deleted meanwhile is left out.
 * @returns when it was written
 */
export async function writeStates(
  db: Firestore,
  { mail, request }: StateChange,
): Promise<Timestamp | undefined> {
  const batch = db.batch();
  const { ref, fields, onlyIfUnchangedSince: lastUpdateTime } = mail;
  // An empty condition would create what is not there.
  if (lastUpdateTime) batch.update(ref, fields, { lastUpdateTime });
  else batch.update(ref, fields);
  if (request) batch.update(request.ref, request.fields);
  try {
    const [written] = await batch.commit();
    return written?.writeTime;
  } catch (error) {
    if (!request || !isMissing(error)) throw error;
    return writeStates(db, { mail, request: null });
  }
}
