import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  VISITOR_DATA_ENTITIES,
  visitorDataEntityOfCollection,
} from '../../../src/domain/admin/entities.ts';
import type { DeliveryState, StoredMailState } from '../../../src/domain/mail/mail-state.ts';
import {
  errorCode,
  isConcurrentWriteError,
  isDeleted,
  timestampToDate,
} from '../firestore-values.ts';
import { findDueRecords } from '../jobs.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { composeMail } from './compose.ts';
import { composeDueMails } from './due-mails.ts';
import { type OutgoingMail, renderMail } from './layout.ts';
import { MAIL_ATTEMPTS_MAX, mailRetryDelayMs } from './mail-failure.ts';
import { composeTestMail } from './team-mails.ts';
import { type Mailer, submitMail } from './transport.ts';

/**
 * How long a function that claims a record's mails alone may send them: longer than a function may run, so that no
 * function sends after its claim has expired.
 */
export const MAIL_CLAIM_MS = 10 * 60_000;
/**
 * Tolerated difference of clocks in ms: the administration's button « Renvoyer » sets `mail_due_at` by the database's
 * clock, while this server compares it with its own.
 */
const CLOCKS_MS = 30_000;
/** Options of the write that stores a mail's outcome: with the SDK's growing delays, retried for over a minute. */
export const MAIL_OUTCOME_WRITE_OPTIONS = { maxAttempts: 10 };

export type DeliveryResult = DeliveryState | 'skipped';

type Claim = { ref: DocumentReference; mails: OutgoingMail[]; attempts: number; until: Date };

/**
 * Claims a record's mails for this call by postponing `mail_due_at`; of concurrent callers, only the first succeeds,
 * and the others get null.
 */
async function claimMails({ now }: Mailer, ref: DocumentReference): Promise<Claim | null> {
  const record = await ref.get();
  const due = timestampToDate(record.get('mail_due_at'));
  const isDue = due !== null && due.getTime() <= now().getTime() + CLOCKS_MS;
  if (!record.updateTime || !isDue || isDeleted(record)) return null;
  const settings = await readSiteSettings(ref.firestore);
  const { mails, fields } = composeDueMails(record, { settings, now: now() });
  const until = new Date(now().getTime() + MAIL_CLAIM_MS);
  const attempts = Number(record.get('mail_attempts') ?? 0) + 1;
  const claimFields = { mail_due_at: mails.length > 0 ? until : null, mail_attempts: attempts };
  try {
    await ref.update({ ...fields, ...claimFields }, { lastUpdateTime: record.updateTime });
    return mails.length > 0 ? { ref, mails, attempts, until } : null;
  } catch (error) {
    if (isConcurrentWriteError(error)) return null;
    throw error;
  }
}

type Attempt = Omit<StoredMailState, 'sent_at'> & { code: string };

async function attempt(mailer: Mailer, mail: OutgoingMail, attempts: number): Promise<Attempt> {
  const failure = await submitMail(mailer, composeMail(mail, renderMail(mail), mailer.addresses));
  if (!failure) return { state: 'sent', error: null, code: 'sent' };
  const { isPermanent, isSent, summary, code } = failure;
  // A mail that only some recipients refused is not retried: the others would get it twice.
  if (isSent) return { state: 'sent', error: `Pas à tous les destinataires. ${summary}`, code };
  const isOver = isPermanent || attempts >= MAIL_ATTEMPTS_MAX;
  return { state: isOver ? 'failed' : 'pending', error: summary, code };
}

/** Sends a test mail to the owners, without retries. @returns their address, and the reason of a failure in French */
export async function sendTestMail(db: Firestore, mailer: Mailer) {
  const mail = composeTestMail(await readSiteSettings(db), mailer.now());
  const { error: failure } = await attempt(mailer, mail, 1);
  return { to: mail.to ?? mailer.addresses.team, failure };
}

/** Stores the outcomes of claimed mails, unless the record was erased or claimed again meanwhile. */
function storeOutcomes(
  { now }: Mailer,
  { ref, attempts, until }: Claim,
  states: Record<string, StoredMailState>,
): Promise<DeliveryResult> {
  return ref.firestore.runTransaction(async (transaction) => {
    const record = await transaction.get(ref);
    if (timestampToDate(record.get('mail_due_at'))?.getTime() !== until.getTime()) return 'skipped';
    const mails: Record<string, StoredMailState> = { ...record.get('mails'), ...states };
    const isAnyMail = (state: DeliveryState) =>
      Object.values(mails).some((mail) => mail.state === state);
    const delivery = (['pending', 'failed'] as const).find(isAnyMail) ?? 'sent';
    const next = new Date(now().getTime() + mailRetryDelayMs(attempts));
    transaction.update(ref, { mails, delivery, mail_due_at: delivery === 'pending' ? next : null });
    return delivery;
  }, MAIL_OUTCOME_WRITE_OPTIONS);
}

const LEVELS = { sent: 'info', pending: 'warn', failed: 'error' } as const;

/** Sends the queued mails of a record. After a crash, a mail may be sent twice, with the same Message-ID. */
export async function sendMailsOfRecord(
  mailer: Mailer,
  ref: DocumentReference,
): Promise<DeliveryResult> {
  const claimed = await claimMails(mailer, ref);
  if (!claimed) return 'skipped';
  // In the log, a fixed name replaces a record's id that could be traced to a person.
  const entity = visitorDataEntityOfCollection(ref.parent.id);
  const record = entity?.personal.nameInAuditLog ?? ref.id;
  const states: Record<string, StoredMailState> = {};
  const { mails, attempts } = claimed;
  for (const mail of mails) {
    const { state, error, code } = await attempt(mailer, mail, attempts);
    const sent_at = state === 'sent' ? mailer.now().toISOString() : null;
    states[mail.kind] = { state, error, sent_at };
    mailer.log[LEVELS[state]]('mail', { record, kind: mail.kind, state, attempts, code });
  }
  return storeOutcomes(mailer, claimed, states);
}

/** Time in ms after which `sendDueMails` starts no further mail; the mail being sent may take longer. */
const SWEEP_MS = 2 * 60_000;

/** Sends all mails whose `mail_due_at` has passed. @returns the number of records whose mails were attempted */
export async function sendDueMails(db: Firestore, mailer: Mailer): Promise<number> {
  const { now, log } = mailer;
  const end = now().getTime() + SWEEP_MS;
  let tried = 0;
  for (const { collection } of VISITOR_DATA_ENTITIES) {
    for await (const ref of findDueRecords(db.collection(collection), 'mail_due_at', now())) {
      if (now().getTime() > end) return tried;
      // If a record's mails fail, they stay in the queue. An unreadable record must not block the mails of others.
      const delivery = await sendMailsOfRecord(mailer, ref).catch((error: unknown) => {
        log.error('mails left for later', { code: errorCode(error) });
        return 'pending';
      });
      if (delivery !== 'skipped') tried += 1;
    }
  }
  return tried;
}
