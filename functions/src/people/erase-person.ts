import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { ERASED_ID, PERSONAL_COLLECTIONS } from '../../../src/domain/admin/audit-entry.ts';
import { type ErasedPerson, PersonCall } from '../../../src/domain/admin/personal-data.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { inParts } from '../../../src/domain/site/in-parts.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { retryOvertaken } from '../calls/firestore-error.ts';
import { siteCall } from '../calls/site-call.ts';
import { database } from '../database.ts';
import { type Actor, batchOf, deletionId, journalEntry } from '../journal/journal-entry.ts';
import { findPerson } from './find-person.ts';

/** Documents in one batch, each with its journal entry: well below Firestore's limits. */
const AT_ONCE = 200;

const BUSY = 'Ces données changent en ce moment\u00a0: réessayez';

type Eraser = { actor: Actor; now: Date };
type Write = (batch: WriteBatch) => void;

/** Deletes a record unless it has changed since it was read, and logs who did: nothing of its contents. */
function eraseRecord(db: Firestore, record: QueryDocumentSnapshot, { actor, now }: Eraser): Write {
  const collection = PERSONAL_COLLECTIONS.find((name) => name === record.ref.parent.id);
  return (batch) => {
    batch.delete(record.ref, { lastUpdateTime: record.updateTime });
    if (collection === undefined) return;
    const write = { collection, documentId: record.id, before: record.data(), after: null };
    const entry = db.collection(COLLECTIONS.auditLog).doc(deletionId(write, record.updateTime));
    const together = batchOf(actor.uid, now);
    batch.set(entry, journalEntry(write, { action: 'erase', actor, at: now, batch: together }));
  };
}

/** What the journal knew goes; that something was deleted stays, without the id made of the address. */
function forgetEntry(entry: QueryDocumentSnapshot): Write {
  const isDeletion = ['delete', 'erase'].includes(entry.get('action'));
  const isSubscription = entry.get('collection') === COLLECTIONS.newsletterSubscriptions;
  return (batch) => {
    if (!isDeletion) batch.delete(entry.ref);
    else if (isSubscription) batch.update(entry.ref, { document_id: ERASED_ID });
  };
}

/**
 * Erases for good all that is stored of who has an email address, given normalised. Records go last,
 * so that whoever repeats a call that failed half-way finds what is left.
 * @returns how many of each were erased
 * @throws HttpsError aborted when somebody else kept changing them
 */
export async function eraseAll(
  db: Firestore,
  email: string,
  eraser: Eraser,
): Promise<ErasedPerson> {
  const erased = await retryOvertaken(async () => {
    const { subscriptions, requests, mails, trash, entries } = await findPerson(db, email);
    const writes: Write[] = [
      ...[...mails, ...trash].map(
        ({ ref }) =>
          (batch: WriteBatch) =>
            void batch.delete(ref),
      ),
      ...entries.map(forgetEntry),
      ...[...subscriptions, ...requests].map((record) => eraseRecord(db, record, eraser)),
    ];
    for (const part of inParts(writes, AT_ONCE)) {
      const batch = db.batch();
      for (const write of part) write(batch);
      await batch.commit();
    }
    return {
      subscriptions: subscriptions.length,
      requests: requests.length,
      mails: mails.length,
      deleted: trash.length,
    };
  });
  if (erased === 'overtaken') throw new HttpsError('aborted', BUSY);
  return erased;
}

export const erasePerson = siteCall({}, async (request) => {
  const { actor, payload } = await adminRequest(PersonCall, request);
  return eraseAll(await database(), payload.email, { actor, now: new Date() });
});
