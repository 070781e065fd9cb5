import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { teamMailId } from '../../../src/domain/mail/outbox-mail.ts';
import { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { contactTeamMail } from './contact-mails.ts';
import { enqueueMail } from './outbox.ts';

/** All mails about a request. */
export async function mailsOfRequest(
  db: Firestore,
  requestId: string,
): Promise<QueryDocumentSnapshot[]> {
  const mails = db.collection(COLLECTIONS.mailOutbox).where('request_id', '==', requestId);
  return (await mails.get()).docs;
}

/** Failed or pending; a mail that was sent, or is being sent, is left alone. */
const canBeResent = (mail: QueryDocumentSnapshot): boolean =>
  mail.get('content') !== null && ['failed', 'pending'].includes(mail.get('state'));

/**
 * Resends the mails of a request on which an administrator wrote `resend: true`: its unsent mails are
 * due at once, with all their attempts. A request without a mail to the team gets one; one whose mail
 * was redacted is marked as such.
 * @returns the ids of the mails to send; none when the request is not (or no longer) marked
 */
export async function resendRequestMails(
  db: Firestore,
  requestId: string,
  now: Date,
  siteUrl: string,
): Promise<string[]> {
  const request = await db.collection(COLLECTIONS.contactRequests).doc(requestId).get();
  if (request.get('resend') !== true || !request.updateTime) return [];
  const mails = await mailsOfRequest(db, requestId);
  const again = mails.filter(canBeResent);
  const batch = db.batch();
  for (const { ref, updateTime } of again) {
    batch.update(
      ref,
      { state: 'pending', attempts: 0, last_error: null, lease_until: null, next_attempt_at: now },
      { lastUpdateTime: updateTime },
    );
  }
  const ids = again.map(({ id }) => id);
  const createdAt = request.get('created_at')?.toDate?.()?.toISOString() ?? null;
  const parsed = v.safeParse(ContactRequest, {
    ...request.data(),
    id: requestId,
    created_at: createdAt,
    sent_at: null,
  });
  const toTeam = mails.find((mail) => mail.get('kind') === 'contact-team');
  if (!toTeam && parsed.success) {
    const mail = contactTeamMail(parsed.output, siteUrl);
    enqueueMail(db, batch, mail, now);
    ids.push(mail.id);
  }
  const isTeamAgain = ids.includes(teamMailId(requestId));
  const isErased = toTeam?.get('content') === null && toTeam.get('state') === 'failed';
  batch.update(request.ref, {
    resend: false,
    ...(isErased && { mail_erased: true }),
    ...(isTeamAgain && { delivery: 'pending', delivery_error: null, attempts: 0 }),
  });
  try {
    await batch.commit();
    return ids;
  } catch (error) {
    // A mail was claimed meanwhile and `resend` stays set, or the request was deleted.
    if (isOvertaken(error) || isMissing(error)) return [];
    throw error;
  }
}

/**
 * Deletes all mails about a deleted request; not of one that was restored since, as the event of its
 * deletion may come late, or twice, when it has mails again.
 */
export async function eraseRequestMails(db: Firestore, requestId: string): Promise<void> {
  const mails = await mailsOfRequest(db, requestId);
  if ((await db.collection(COLLECTIONS.contactRequests).doc(requestId).get()).exists) return;
  const batch = db.batch();
  for (const { ref } of mails) batch.delete(ref);
  await batch.commit();
}
