import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { AdminCall } from '../../src/domain/admin/admin-calls.ts';
import { sessionRight } from '../../src/domain/admin/admin-session.ts';
import { UPLOAD_ERRORS } from '../../src/domain/media/library.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { parsePayload, siteCall } from './calls.ts';
import { accounts, database } from './firebase.ts';
import { importSubscribers } from './forms/import-subscribers.ts';
import { type Actor, journalEntry } from './journal.ts';
import { erase } from './nightly.ts';

/**
 * Erases a record from the trash before it is due, and logs the erasure in the journal.
 * @throws HttpsError not-found when the record is not in the trash
 */
export async function eraseRecord(
  db: Firestore,
  { collection, id }: { collection: string; id: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const document = await db.collection(collection).doc(id).get();
  const values = document.data();
  if (!values?.deleted_at)
    throw new HttpsError('not-found', 'Cette fiche n’est pas, ou plus, dans la corbeille.');
  await erase(document);
  const write = { collection, documentId: id, before: values, after: null };
  const entry = journalEntry(write, { action: 'erase', actor, at: now });
  // The journal must not keep the values of an erased record.
  await db.collection(COLLECTIONS.auditLog).add({ ...entry, before: null });
}

/** Failures of Auth itself, which say nothing about the session. */
const OUTAGE = /^app\/network|internal-error$/;

/**
 * Returns the administrator to whom an ID token belongs, or why access is refused. Requires the
 * rights that the security rules require, and a session that has not been revoked.
 */
export async function administratorOf(
  token: string | undefined,
): Promise<Actor | 'unauthenticated' | 'permission-denied'> {
  if (token === undefined) return 'unauthenticated';
  try {
    const claims = await (await accounts()).verifyIdToken(token, true);
    const right = sessionRight(claims, new Date());
    if (right === 'none') return 'permission-denied';
    return right === 'ended' ? 'unauthenticated' : { uid: claims.uid, email: claims.email ?? null };
  } catch (error) {
    if (OUTAGE.test(String(Reflect.get(Object(error), 'code')))) throw error;
    return 'unauthenticated';
  }
}

/** Runs the actions of administrators that their browsers may not perform themselves (`AdminCall`). */
export const adminCall = siteCall({}, async ({ auth, data }) => {
  const actor = await administratorOf(auth?.rawToken);
  if (typeof actor === 'string') throw new HttpsError(actor, UPLOAD_ERRORS[actor]);
  const parsed = parsePayload(AdminCall, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  const { payload } = parsed;
  switch (payload.action) {
    case 'import-subscribers':
      return importSubscribers(await database(), payload, { uid: actor.uid, now: new Date() });
    case 'erase':
      await eraseRecord(await database(), payload, { actor, now: new Date() });
      return {};
  }
});
