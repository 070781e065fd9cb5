import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { MAX_ATTEMPTS, type MailFailure, mailFailure, retryDelay } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { type StateChange, writeStates } from './outbox.ts';
import { composeMessage } from './render-mail.ts';

/** One whole attempt; the transport limits each of its steps. */
const ATTEMPT_MS = 60_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** Time for a last write before the lease expires and the mail is sent again. */
const MARGIN_MS = 90_000;

/** `skipped`: nothing to do; `unreachable`: the server is at fault, and other mails would fail too. */
export type Delivery = 'sent' | 'failed' | 'later' | 'unreachable' | 'skipped';

type Attempt = { failure: MailFailure } | { failure: null; refused: number };

async function attempt(mailer: Mailer, { id, mail }: ClaimedMail): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const message = composeMessage(id, mail, mailer.addresses);
    const { rejected } = await mailer.transport.sendMail({ ...message, signal });
    return { failure: null, refused: rejected?.length ?? 0 };
  } catch (error) {
    return { failure: mailFailure(error) };
  }
}

/**
 * Writes the result of an attempt, and retries while Firestore is unavailable: a mail that the server
 * accepted must not be sent again.
 */
async function writeResult(
  mailer: Mailer,
  claimed: ClaimedMail,
  change: StateChange,
): Promise<void> {
  const lastTry = claimed.leaseUntil.getTime() - MARGIN_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await writeStates(mailer.db, change);
      return;
    } catch (error) {
      // The mail was deleted, or claimed again after the lease.
      if (isMissing(error) || isOvertaken(error)) return;
      if (mailer.now().getTime() + wait > lastTry) throw error;
      mailer.log.warn('mail state not written, trying again', { mail: claimed.id });
      await mailer.wait(wait);
    }
  }
}

/**
 * Marks a mail as sent, unconditionally, as the server accepted it. Refused addresses of the team are
 * only reported: sending again would reach the others twice.
 */
async function recordSent(mailer: Mailer, claimed: ClaimedMail, refused: number): Promise<void> {
  const note = refused > 0 ? `Le serveur d’envoi a refusé ${refused} des destinataires` : null;
  const { ref, requestRef, attempts } = claimed;
  const sentAt = mailer.now();
  await writeResult(mailer, claimed, {
    mail: {
      ref,
      fields: {
        state: 'sent',
        sent_at: sentAt,
        last_error: note,
        lease_until: null,
        next_attempt_at: null,
      },
    },
    request: requestRef && {
      ref: requestRef,
      fields: { delivery: 'sent', delivery_error: note, attempts, sent_at: sentAt },
    },
  });
}

/** Schedules a retry, or marks the mail as failed for good, unless it changed since it was claimed. */
async function recordFailure(
  mailer: Mailer,
  claimed: ClaimedMail,
  failure: MailFailure,
): Promise<'later' | 'failed'> {
  const { ref, requestRef, attempts, claimedAt } = claimed;
  const isOver = failure.permanent || attempts >= MAX_ATTEMPTS;
  const state = isOver ? 'failed' : 'pending';
  const next = new Date(mailer.now().getTime() + retryDelay(attempts, mailer.random()));
  await writeResult(mailer, claimed, {
    mail: {
      ref,
      fields: {
        state,
        last_error: failure.summary,
        lease_until: null,
        next_attempt_at: isOver ? null : next,
      },
      ...(claimedAt && { onlyIfUnchangedSince: claimedAt }),
    },
    request: requestRef && {
      ref: requestRef,
      fields: { delivery: state, delivery_error: failure.summary },
    },
  });
  return isOver ? 'failed' : 'later';
}

/**
 * Sends a mail of the outbox if it is due, and records the result. Delivery is at least once: when the
 * process dies before the result is written, the lease expires and the mail is sent again with the same
 * Message-ID.
 */
export async function deliverMail(mailer: Mailer, id: string): Promise<Delivery> {
  const claimed = await claimMail(mailer, id);
  if (!claimed) return 'skipped';
  if (claimed === 'failed') return 'failed';
  const about = { mail: id, kind: claimed.mail.kind, attempts: claimed.attempts };
  const attempted = await attempt(mailer, claimed);
  if (!attempted.failure) {
    const { refused } = attempted;
    await recordSent(mailer, claimed, refused);
    if (refused > 0) mailer.log.warn('mail sent, but not to all', { ...about, refused });
    else mailer.log.info('mail sent', about);
    return 'sent';
  }
  const { failure } = attempted;
  const outcome = await recordFailure(mailer, claimed, failure);
  const log = outcome === 'failed' ? mailer.log.error : mailer.log.warn;
  log('mail not sent', { ...about, outcome, code: failure.code });
  return outcome === 'later' && failure.unreachable ? 'unreachable' : outcome;
}
