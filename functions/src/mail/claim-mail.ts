import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DELIVERY_STATES } from '../../../src/domain/requests/contact-request.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import type { MailDesk } from './mail-desk.ts';
import { requestOfMail } from './request-of-mail.ts';
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

/** A state that nobody knows would be waited for without an end. */
const isState = (state: unknown): boolean => DELIVERY_STATES.some((known) => known === state);

/** Waiting, and its time has come; or taken by somebody whose lease has expired. */
function isDue(snapshot: DocumentSnapshot, attempts: number, now: Date): boolean {
  const state: unknown = snapshot.get('state');
  if (!isState(state)) return true;
  switch (state) {
    case 'pending':
      // The first attempt waits for nothing, not even for two clocks to agree.
      return attempts === 0 || isPast(snapshot, 'next_attempt_at', now);
    case 'sending':
      return isPast(snapshot, 'lease_until', now);
    default:
      return false;
  }
}

/** Why a mail cannot be sent: for administrators, and for the log, where nothing of it may stand. */
type Fault = { summary: string; reason: string };

/** What is wrong with the document, by the names of its fields; null for a mail that can be sent. */
function faultOf(snapshot: DocumentSnapshot, attempts: number): Fault | null {
  const { issues = [] } = v.safeParse(StoredMail, snapshot.data());
  const fields = issues.map((issue) => v.getDotPath(issue) ?? '').filter((path) => path !== '');
  if (!isState(snapshot.get('state'))) fields.push('state');
  if (fields.length > 0 || issues.length > 0) {
    return {
      summary: 'Ce courriel ne peut pas être lu',
      reason: `unreadable: ${fields.join(', ')}`,
    };
  }
  if (attempts <= MAX_ATTEMPTS) return null;
  return { summary: 'L’envoi a été interrompu trop souvent', reason: 'interrupted too often' };
}

/** What a claim writes. */
function claimFields(attempts: number, fault: Fault | null, leaseUntil: Date) {
  if (fault) {
    const error = fault.summary;
    return {
      mailFields: { state: 'failed', last_error: error, lease_until: null, next_attempt_at: null },
      requestFields: { delivery: 'failed', delivery_error: error },
    };
  }
  const lease = { lease_until: leaseUntil, next_attempt_at: leaseUntil };
  return {
    mailFields: { state: 'sending', attempts, ...lease },
    requestFields: { delivery: 'sending', attempts },
  };
}

/**
 * Takes a mail that is due, for as long as the lease runs. The write holds only if nobody wrote in
 * between, so that of two who try at once one gets it; the other is not kept waiting, as it would be
 * by a transaction's locks. One that cannot be sent is marked as failed, and the log says why.
 * @returns null when it is not due, or somebody else has it
 */
export async function claimMail(
  { db, now, log }: MailDesk,
  id: string,
): Promise<ClaimedMail | 'failed' | null> {
  const ref = db.collection(COLLECTIONS.mailOutbox).doc(id);
  const snapshot = await ref.get();
  const stored: unknown = snapshot.get('attempts');
  const before = typeof stored === 'number' ? stored : 0;
  if (!snapshot.updateTime || !isDue(snapshot, before, now())) return null;

  const attempts = before + 1;
  const requestRef = requestOfMail(db, snapshot);
  const leaseUntil = new Date(now().getTime() + LEASE_MS);
  const fault = faultOf(snapshot, attempts);
  const { mailFields, requestFields } = claimFields(attempts, fault, leaseUntil);
  try {
    const claimedAt = await writeStates(db, {
      mail: { ref, fields: mailFields, onlyIfUnchangedSince: snapshot.updateTime },
      request: requestRef && { ref: requestRef, fields: requestFields },
    });
    if (fault) {
      log.error('mail given up', { mail: id, reason: fault.reason });
      return 'failed';
    }
    const mail = v.parse(StoredMail, snapshot.data());
    return { id, ref, mail, attempts, requestRef, leaseUntil, claimedAt };
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}
