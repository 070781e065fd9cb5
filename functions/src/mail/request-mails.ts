import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { contactTeamMail } from './contact-team-mail.ts';
import { enqueueMail } from './enqueue-mail.ts';

async function mailsOf(db: Firestore, requestId: string): Promise<QueryDocumentSnapshot[]> {
  const mails = db.collection(COLLECTIONS.mailOutbox).where('request_id', '==', requestId);
  return (await mails.get()).docs;
}

/** Failed, or waiting for a time to come; what was sent or is under way is left alone. */
const canBeSentAgain = (mail: QueryDocumentSnapshot): boolean =>
  mail.get('content') !== null && ['failed', 'pending'].includes(mail.get('state'));

/**
 * Does what an administrator asked for by writing `resend: true` on a request: its mails that were
 * not sent are due again, with all their attempts. A request without a mail to the team gets one;
 * one whose mail was erased after its time says so.
 * @returns the ids of the mails to be sent; none when nobody asks (any more)
 */
export async function resendRequestMails(
  db: Firestore,
  requestId: string,
  now: Date,
  siteUrl: string,
): Promise<string[]> {
  const request = await db.collection(COLLECTIONS.contactRequests).doc(requestId).get();
  if (request.get('resend') !== true || !request.updateTime) return [];
  const mails = await mailsOf(db, requestId);
  const again = mails.filter(canBeSentAgain);
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
  const isTeamAgain = ids.includes(`${requestId}-team`);
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
    // A mail was taken meanwhile, or the request deleted: `resend` stands, or there is nothing to do.
    if (isOvertaken(error) || isMissing(error)) return [];
    throw error;
  }
}

/** Deletes the mails about a request that an administrator deleted: they hold the same data. */
export async function eraseRequestMails(db: Firestore, requestId: string): Promise<void> {
  const batch = db.batch();
  for (const { ref } of await mailsOf(db, requestId)) batch.delete(ref);
  await batch.commit();
}
