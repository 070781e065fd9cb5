import { isMissing, isOvertaken } from '../calls/firestore-error.ts';
import type { ClaimedMail } from './claim-mail.ts';
import type { MailDesk } from './mail-desk.ts';
import type { MailFailure } from './mail-failure.ts';
import { MAX_ATTEMPTS, retryDelay } from './retry-delay.ts';
import { type StateChange, writeStates } from './write-states.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** What a last write may take, before the lease expires and somebody else sends the mail again. */
const MARGIN_MS = 90_000;

/**
 * Writes how an attempt ended, again and again while Firestore refuses: what a server has taken must
 * not be sent once more.
 */
async function insist(desk: MailDesk, claimed: ClaimedMail, change: StateChange): Promise<void> {
  const lastTry = claimed.leaseUntil.getTime() - MARGIN_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await writeStates(desk.db, change);
      return;
    } catch (error) {
      // Deleted, or somebody who came after knows better.
      if (isMissing(error) || isOvertaken(error)) return;
      if (desk.now().getTime() + wait > lastTry) throw error;
      desk.log.warn('mail state not written, trying again', { mail: claimed.id });
      await desk.wait(wait);
    }
  }
}

/**
 * Marks a mail as sent, whatever became of it meanwhile: the server has taken it. Sent again, those
 * who got it would get it twice: that some of the team's addresses were refused is only told.
 */
export async function settleSent(
  desk: MailDesk,
  claimed: ClaimedMail,
  refused: number,
): Promise<void> {
  const note = refused > 0 ? `Le serveur d’envoi a refusé ${refused} des destinataires` : null;
  const { ref, requestRef, attempts } = claimed;
  const sentAt = desk.now();
  await insist(desk, claimed, {
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

/**
 * Puts a mail that was not sent back, to be tried later, or marks it as failed for good; unless
 * somebody wrote to it since it was claimed.
 */
export async function settleFailure(
  desk: MailDesk,
  claimed: ClaimedMail,
  failure: MailFailure,
): Promise<'later' | 'failed'> {
  const { ref, requestRef, attempts, claimedAt } = claimed;
  const isOver = failure.permanent || attempts >= MAX_ATTEMPTS;
  const state = isOver ? 'failed' : 'pending';
  const next = new Date(desk.now().getTime() + retryDelay(attempts, desk.random()));
  await insist(desk, claimed, {
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
