import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DELIVERY_STATES } from '../../../src/domain/requests/contact-request.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { MAX_ATTEMPTS } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { requestOfMail, StoredMail, writeStates } from './outbox.ts';

/** Longer than a function may run: the holder of an expired lease is gone. */
export const LEASE_MS = 6 * 60_000;

/** A mail that only this caller may send until the lease expires. */
export type ClaimedMail = {
  id: string;
  ref: DocumentReference;
  mail: StoredMail;
  attempts: number;
  /** The request whose delivery state follows this mail. */
  requestRef: DocumentReference | null;
  leaseUntil: Date;
  claimedAt: Timestamp | undefined;
};

function isPast(snapshot: DocumentSnapshot, field: string, now: Date): boolean {
  const until: unknown = snapshot.get(field)?.toMillis?.();
  return typeof until !== 'number' || until <= now.getTime();
}

const isState = (state: unknown): boolean => DELIVERY_STATES.some((known) => known === state);

/** Pending and due, or claimed with a lease that has expired. */
function isDue(snapshot: DocumentSnapshot, attempts: number, now: Date): boolean {
  const state: unknown = snapshot.get('state');
  // Claimed to be marked as failed: it would wait for ever otherwise.
  if (!isState(state)) return true;
  switch (state) {
    case 'pending':
      // The first attempt does not depend on two clocks agreeing.
      return attempts === 0 || isPast(snapshot, 'next_attempt_at', now);
    case 'sending':
      return isPast(snapshot, 'lease_until', now);
    default:
      return false;
  }
}

/** Why a mail cannot be sent: for administrators, and for the log, which may hold no personal data. */
type Problem = { summary: string; reason: string };

/** Finds the invalid fields of the document; null for a mail that can be sent. */
function problemOf(snapshot: DocumentSnapshot, attempts: number): Problem | null {
  const { issues = [] } = v.safeParse(StoredMail, snapshot.data());
  const fields = issues.map((issue) => v.getDotPath(issue) ?? '').filter((path) => path !== '');
  if (!isState(snapshot.get('state'))) fields.push('state');
  if (fields.length > 0 || issues.length > 0) {
    return {
      summary: 'Cet e-mail ne peut pas être lu',
      reason: `unreadable: ${fields.join(', ')}`,
    };
  }
  if (attempts <= MAX_ATTEMPTS) return null;
  return { summary: 'L’envoi a été interrompu trop souvent', reason: 'interrupted too often' };
}

/** The fields that a claim writes. */
function claimFields(attempts: number, problem: Problem | null, leaseUntil: Date) {
  if (problem) {
    const error = problem.summary;
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
 * Claims a mail that is due by taking a lease. The write is conditional on what was read, so one of
 * several simultaneous claims wins and the others do not wait. A mail that cannot be sent is marked as
 * failed, and the reason logged.
 * @returns null when the mail is not due, or claimed by somebody else
 */
export async function claimMail(
  { db, now, log }: Mailer,
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
  const problem = problemOf(snapshot, attempts);
  const { mailFields, requestFields } = claimFields(attempts, problem, leaseUntil);
  try {
    const claimedAt = await writeStates(db, {
      mail: { ref, fields: mailFields, onlyIfUnchangedSince: snapshot.updateTime },
      request: requestRef && { ref: requestRef, fields: requestFields },
    });
    if (problem) {
      log.error('mail given up', { mail: id, reason: problem.reason });
      return 'failed';
    }
    const mail = v.parse(StoredMail, snapshot.data());
    return { id, ref, mail, attempts, requestRef, leaseUntil, claimedAt };
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}
