import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { isMissing } from '../firestore-error.ts';

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
  batch.update(
    mail.ref,
    mail.fields,
    mail.onlyIfUnchangedSince ? { lastUpdateTime: mail.onlyIfUnchangedSince } : {},
  );
  if (request) batch.update(request.ref, request.fields);
  try {
    const [written] = await batch.commit();
    return written?.writeTime;
  } catch (error) {
    if (!request || !isMissing(error)) throw error;
    return writeStates(db, { mail, request: null });
  }
}
