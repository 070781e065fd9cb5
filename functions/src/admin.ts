import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import {
  AdminCallPayload,
  type SubscriberImport,
  type SubscriberImportReport,
} from '../../src/domain/admin/admin-calls.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { isEmail } from '../../src/domain/text/email.ts';
import { requireAdministrator } from './administrator.ts';
import { type AuditActor, createAuditEntry } from './audit-entry.ts';
import { defineSiteCallable } from './calls.ts';
import { eraseWithDependants } from './erase.ts';
import { openFirestore } from './firebase.ts';
import { isDeleted } from './firestore-values.ts';
import {
  importedSubscriberFields,
  isUndeletedSubscription,
  subscriptionId,
} from './forms/subscription.ts';
import {
  changeLetterSendingState,
  previewOrTestLetter,
  scheduleLetter,
} from './mail/letter-calls.ts';
import { sendTestMail } from './mail/send.ts';
import { openMailer, SMTP_PASSWORD } from './mail/transport.ts';
import { moveToNewId } from './move-record.ts';
import { WORKER_FUNCTION_OPTIONS } from './service-accounts.ts';

/**
 * Imports newsletter subscribers. Leaves existing subscriptions unchanged, and resubscribes nobody who has
 * unsubscribed.
 */
async function importSubscribers(
  db: Firestore,
  { subscribers, basis }: SubscriberImport,
  { uid, now }: { uid: string; now: Date },
): Promise<SubscriberImportReport> {
  const imports = subscribers.map((subscriber) => importedSubscriberFields(subscriber, basis, now));
  const valid = imports.filter(({ email }) => isEmail(email));
  const unique = new Map(valid.map((fields) => [subscriptionId(fields.email), fields]));
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const imported = await db.runTransaction(async (transaction) => {
    const refs = [...unique.keys()].map((id) => subscriptions.doc(id));
    const fieldMask = ['deleted_at', 'unsubscribed_at', 'was_shown'];
    const snapshots = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask }) : [];
    // A deleted subscription may be imported anew, unless it was inactive when deleted, or the reader had unsubscribed.
    const hasLeft = (snapshot: DocumentSnapshot) =>
      snapshot.get('unsubscribed_at') || snapshot.get('was_shown') === false;
    const newSnapshots = snapshots.filter(
      (snapshot) => !isUndeletedSubscription(snapshot) && !hasLeft(snapshot),
    );
    for (const { id, ref } of newSnapshots) {
      transaction.set(ref, { ...unique.get(id), updated_at: now, updated_by: uid });
    }
    return newSnapshots.length;
  });
  return { imported, known: unique.size - imported };
}

/**
 * Erases a visitor's record from the trash now instead of at night. @throws HttpsError not-found if it is not in the
 * trash
 */
export async function eraseRecordFromTrash(
  db: Firestore,
  { collection, id }: { collection: string; id: string },
  { actor, now }: { actor: AuditActor; now: Date },
): Promise<void> {
  const document = await db.collection(collection).doc(id).get();
  const values = document.data();
  if (!values || !isDeleted(document))
    throw new HttpsError('not-found', 'Cette fiche n’est pas, ou plus, dans la corbeille.');
  await eraseWithDependants(document);
  const write = { collection, documentId: id, before: values, after: null };
  const entry = createAuditEntry(write, { action: 'erase', actor, at: now });
  // The audit log keeps which record was erased and by whom, but not the record's values.
  await db.collection(COLLECTIONS.auditLog).add({ ...entry, before: null });
}

/** Callable function for actions of administrators (`AdminCallPayload`) that the security rules deny to browsers. */
export const adminCall = defineSiteCallable(
  { ...WORKER_FUNCTION_OPTIONS, secrets: [SMTP_PASSWORD] },
  async (request) => {
    const { actor, payload } = await requireAdministrator(AdminCallPayload, request);
    const db = await openFirestore();
    const call = { actor, now: new Date() };
    const mailer = async () => ({ ...(await openMailer()), attemptMs: 30_000 });
    switch (payload.action) {
      case 'import-subscribers':
        return importSubscribers(db, payload, { uid: actor.uid, now: call.now });
      case 'erase':
        return eraseRecordFromTrash(db, payload, call);
      case 'move':
        return moveToNewId(db, payload, call);
      case 'test-mail':
        return sendTestMail(db, await mailer());
      case 'preview-letter':
        return previewOrTestLetter(db, await mailer(), payload, call);
      case 'send-letter':
        return scheduleLetter(db, payload, call);
      case 'steer-letter':
        return changeLetterSendingState(db, payload, call);
    }
  },
);
