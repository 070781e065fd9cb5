import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { composeMessage } from './compose-message.ts';
import type { MailDesk } from './mail-desk.ts';
import { type MailFailure, mailFailure } from './mail-failure.ts';
import { settleFailure, settleSent } from './settle-mail.ts';

/** All of one attempt; the transport's own limits are on each step of it. */
const ATTEMPT_MS = 60_000;

/** « skipped » when there was nothing to do, « unreachable » when others would meet the same. */
export type Delivery = 'sent' | 'failed' | 'later' | 'unreachable' | 'skipped';

type Attempt = { failure: MailFailure } | { failure: null; refused: number };

async function attempt(desk: MailDesk, { id, mail }: ClaimedMail): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const message = composeMessage(id, mail, desk.addresses);
    const { rejected } = await desk.transport.sendMail({ ...message, signal });
    return { failure: null, refused: rejected?.length ?? 0 };
  } catch (error) {
    return { failure: mailFailure(error) };
  }
}

/**
 * Sends a mail of the outbox that is due, and writes how it went. At least once: a process that dies
 * between the server's answer and the next line leaves a lease, after which the mail is sent again
 * under the same Message-ID.
 */
export async function deliverMail(desk: MailDesk, id: string): Promise<Delivery> {
  const claimed = await claimMail(desk, id);
  if (!claimed) return 'skipped';
  if (claimed === 'failed') return 'failed';
  const about = { mail: id, kind: claimed.mail.kind, attempts: claimed.attempts };
  const attempted = await attempt(desk, claimed);
  if (!attempted.failure) {
    const { refused } = attempted;
    await settleSent(desk, claimed, refused);
    if (refused > 0) desk.log.warn('mail sent, but not to all', { ...about, refused });
    else desk.log.info('mail sent', about);
    return 'sent';
  }
  const { failure } = attempted;
  const outcome = await settleFailure(desk, claimed, failure);
  const log = outcome === 'failed' ? desk.log.error : desk.log.warn;
  log('mail not sent', { ...about, outcome, code: failure.code });
  return outcome === 'later' && failure.unreachable ? 'unreachable' : outcome;
}
