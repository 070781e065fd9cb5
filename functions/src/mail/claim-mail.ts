import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { isMissing, isOvertaken } from '../firestore-error.ts';
import type { MailDesk } from './mail-desk.ts';
import { MAX_ATTEMPTS } from './retry-delay.ts';
import { StoredMail } from './stored-mail.ts';
import { writeStates } from './write-states.ts';

/** Longer than a function may run: whoever held a lease that has expired is gone. */
export const LEASE_MS = 6 * 60_000;

/** A mail that is this caller's alone until the lease expires. */
export type ClaimedMail = {
  id: string;
  ref: DocumentReference;
  mail: StoredMail;
  attempts: number;
  /** The request whose delivery follows this mail. */
  requestRef: DocumentReference | null;
  leaseUntil: Date;
  claimedAt: Timestamp | undefined;
};

function isPast(snapshot: DocumentSnapshot, field: string, now: Date): boolean {
  const until: unknown = snapshot.get(field)?.toMillis?.();
  return typeof until !== 'number' || until <= now.getTime();
}

/** Waiting, and its time has come; or taken by somebody whose lease has expired. */
function isDue(snapshot: DocumentSnapshot, attempts: number, now: Date): boolean {
  switch (snapshot.get('state')) {
    case 'pending':
      // The first attempt waits for nothing, not even for two clocks to agree.
      return attempts === 0 || isPast(snapshot, 'next_attempt_at', now);
    case 'sending':
      return isPast(snapshot, 'lease_until', now);
    default:
      return false;
  }
}

/** What a claim writes; null for `mail` when it cannot be sent any more. */
function claimFields(attempts: number, mail: StoredMail | null, leaseUntil: Date) {
  if (mail && attempts <= MAX_ATTEMPTS) {
    const mailFields = {
      state: 'sending',
      attempts,
      lease_until: leaseUntil,
      next_attempt_at: leaseUntil,
    };
    return { sendable: mail, mailFields, requestFields: { delivery: 'sending', attempts } };
  }
  const error = mail ? 'L’envoi a été interrompu trop souvent' : 'Ce courriel ne peut pas être lu';
  return {
    sendable: null,
    mailFields: { state: 'failed', last_error: error, lease_until: null, next_attempt_at: null },
    requestFields: { delivery: 'failed', delivery_error: error },
  };
}

/**
 * Takes a mail that is due, for as long as the lease runs. The write holds only if nobody wrote in
 * between, so that of two who try at once one gets it; the other is not kept waiting, as it would be
 * by a transaction's locks.
 * @returns null when it is not due, or somebody else has it
 */
export async function claimMail({ db, now }: MailDesk, id: string): Promise<ClaimedMail | null> {
  const ref = db.collection(COLLECTIONS.mailOutbox).doc(id);
  const snapshot = await ref.get();
  const stored: unknown = snapshot.get('attempts');
  const before = typeof stored === 'number' ? stored : 0;
  if (!snapshot.updateTime || !isDue(snapshot, before, now())) return null;

  const parsed = v.safeParse(StoredMail, snapshot.data());
  const mail = parsed.success ? parsed.output : null;
  const requestId: unknown = snapshot.get('request_id');
  const requestRef =
    snapshot.get('kind') === 'contact-team' && typeof requestId === 'string'
      ? db.collection(COLLECTIONS.contactRequests).doc(requestId)
      : null;
  const attempts = before + 1;
  const leaseUntil = new Date(now().getTime() + LEASE_MS);
  const { sendable, mailFields, requestFields } = claimFields(attempts, mail, leaseUntil);
  try {
    const claimedAt = await writeStates(db, {
      mail: { ref, fields: mailFields, onlyIfUnchangedSince: snapshot.updateTime },
      request: requestRef && { ref: requestRef, fields: requestFields },
    });
    return sendable && { id, ref, mail: sendable, attempts, requestRef, leaseUntil, claimedAt };
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}
