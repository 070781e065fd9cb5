import type { Firestore } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import {
  AdminCall,
  IMPORT_CONSENT_VERSION,
  type ImportedSubscriber,
  type ImportReport,
  type SubscriberImport,
} from '../../src/domain/admin/admin-calls.ts';
import { isRecent, RECENT_MINUTES, sessionRight } from '../../src/domain/admin/admin-session.ts';
import { REFUSALS } from '../../src/domain/admin/refusals.ts';
import type { ConsentBasis } from '../../src/domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';
import { isEmail, normaliseEmail } from '../../src/domain/text/email.ts';
import { parsePayload, siteCall } from './calls.ts';
import { accounts, database } from './firebase.ts';
import { isThere, subscriptionId } from './forms/subscription.ts';
import { type Actor, journalEntry } from './journal.ts';
import { sendTestMail } from './mail/send.ts';
import { openMailer, SMTP_PASSWORD } from './mail/transport.ts';
import { erase } from './nightly.ts';
import { WORK } from './service-accounts.ts';

/** Returns the stored fields of a subscriber in an imported file; without consent if inactive. */
function importedFields(one: ImportedSubscriber, basis: ConsentBasis, now: Date) {
  const { email, active, source, consent_at, consent_proof } = one;
  const date = new Date(consent_at ?? now);
  const subscribed_at = date < now ? date : now;
  const activation = { activation_basis: basis, activated_at: now };
  const consent = { consent_at: subscribed_at, consent_proof, ...activation };
  const subscription = { email: normaliseEmail(email), source, active, subscribed_at };
  return { ...subscription, consent_version: IMPORT_CONSENT_VERSION, ...(active && consent) };
}

/** Imports new addresses; leaves known ones unchanged, so that nobody is resubscribed. */
async function importSubscribers(
  db: Firestore,
  { subscribers, basis }: SubscriberImport,
  { uid, now }: { uid: string; now: Date },
): Promise<ImportReport> {
  const all = subscribers.map((one) => importedFields(one, basis, now));
  const valid = all.filter(({ email }) => isEmail(email));
  const unique = new Map(valid.map((fields) => [subscriptionId(fields.email), fields]));
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const imported = await db.runTransaction(async (transaction) => {
    const refs = [...unique.keys()].map((id) => subscriptions.doc(id));
    const fieldMask = ['deleted_at', 'unsubscribed_at'];
    const found = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask }) : [];
    // A deletion does not undo an earlier objection.
    const fresh = found.filter((known) => !isThere(known) && !known.get('unsubscribed_at'));
    for (const { id, ref } of fresh) {
      transaction.set(ref, { ...unique.get(id), updated_at: now, updated_by: uid });
    }
    return fresh.length;
  });
  return { imported, known: unique.size - imported };
}

/** Erases a record in the trash before its time. @throws HttpsError not-found if it is not in the trash */
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

/** Returns the administrator of an ID token, or why access is refused, by the same rights as in the security rules. */
export async function administratorOf(token: string | undefined) {
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

/** Actions that need a recent sign-in: in a stolen session, they would do lasting harm. */
const SENSITIVE = ['erase', 'invite', 'revoke'];
const SIGN_IN_AGAIN = `Votre connexion date de plus de ${RECENT_MINUTES}\u00a0minutes\u00a0: reconnectez-vous`;

/** Returns the calling administrator and the payload. @throws HttpsError failed-precondition if the sign-in is too old */
export async function admit<TSchema extends v.GenericSchema<unknown, { action: string }>>(
  schema: TSchema,
  { auth, data }: CallableRequest<unknown>,
) {
  const actor = await administratorOf(auth?.rawToken);
  if (typeof actor === 'string') throw new HttpsError(actor, REFUSALS[actor]);
  const parsed = parsePayload(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  const { payload } = parsed;
  if (SENSITIVE.includes(payload.action) && !isRecent(auth?.token.auth_time, new Date()))
    throw new HttpsError('failed-precondition', SIGN_IN_AGAIN);
  return { actor, payload };
}

/** Runs the actions of administrators that their browsers may not perform themselves (`AdminCall`). */
export const adminCall = siteCall({ ...WORK, secrets: [SMTP_PASSWORD] }, async (request) => {
  const { actor, payload } = await admit(AdminCall, request);
  switch (payload.action) {
    case 'import-subscribers':
      return importSubscribers(await database(), payload, { uid: actor.uid, now: new Date() });
    case 'erase':
      await eraseRecord(await database(), payload, { actor, now: new Date() });
      return {};
    case 'test-mail':
      return sendTestMail({ ...(await openMailer(await database())), attemptMs: 30_000 });
  }
});
