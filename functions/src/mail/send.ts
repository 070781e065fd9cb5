import type { DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { firestoreCode, isMissing, isOvertaken } from '../calls/firestore-error.ts';
import { dateIn } from '../calls/stored-date.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { siteUrl } from '../site/site-url.ts';
import { writeDueMails } from './due-mails.ts';
import { composeMessage } from './layout.ts';
import type { OutgoingMail } from './mail.ts';
import { MAX_ATTEMPTS, type MailFailure, mailFailure, retryDelay } from './mail-failure.ts';
import { type Mailer, SMTP_CONNECTIONS } from './transport.ts';

/** Longer than a function may run: who claimed what is due again is gone. */
export const CLAIM_MS = 10 * 60_000;
/** An administrator's « Renvoyer » has the database's time, and the first attempt the forms'. */
const CLOCKS_MS = 30_000;
/** One whole attempt; the transport limits each of its steps. */
const ATTEMPT_MS = 60_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** Results are written again and again for so long. */
const NOTING_MS = CLAIM_MS - 3 * ATTEMPT_MS;

/** `unreachable`: the server is at fault, and other mails would fail too. */
export type Delivery = 'sent' | 'failed' | 'later' | 'unreachable' | 'skipped';

type Claim = { ref: DocumentReference; mails: OutgoingMail[]; attempts: number; until: Date };

const givenUp = (stored: object, mails: readonly OutgoingMail[]) => {
  const failed = { state: 'failed', error: 'L’envoi a été interrompu trop souvent', sent_at: null };
  const states = Object.fromEntries(mails.map(({ kind }) => [kind, failed]));
  return { mails: { ...stored, ...states }, delivery: 'failed' };
};

/**
 * Takes the mails of a request or a subscription for this caller, by moving `mail_due_at` on. The write
 * is conditional on what was read: one of several at the same time wins, and the others do not wait.
 * @returns null when nothing is due, or somebody else has it
 */
async function claim({ db, now }: Mailer, ref: DocumentReference): Promise<Claim | null> {
  const found = await ref.get();
  const due = dateIn(found.get('mail_due_at'));
  const isDue = due !== null && due.getTime() <= now().getTime() + CLOCKS_MS;
  if (!found.updateTime || !isDue || dateIn(found.get('deleted_at'))) return null;
  const settings = await readSiteSettings(db);
  const { mails, fields } = writeDueMails(found, { siteUrl: siteUrl(), settings, now: now() });
  const until = new Date(now().getTime() + CLAIM_MS);
  const attempts = Number(found.get('mail_attempts') ?? 0) + 1;
  const isOver = mails.length === 0 || attempts > MAX_ATTEMPTS;
  // Claimed that often, its senders died.
  const states = isOver && mails.length > 0 ? givenUp(found.get('mails'), mails) : {};
  const taken = { mail_due_at: isOver ? null : until, mail_attempts: attempts };
  try {
    await ref.update({ ...fields, ...taken, ...states }, { lastUpdateTime: found.updateTime });
    return isOver ? null : { ref, mails, attempts, until };
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}

type Attempt = { failure: MailFailure } | { failure: null; refused: number };

async function attempt({ transport, addresses }: Mailer, mail: OutgoingMail): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const { rejected } = await transport.sendMail({ ...composeMessage(mail, addresses), signal });
    return { failure: null, refused: rejected?.length ?? 0 };
  } catch (error) {
    return { failure: mailFailure(error) };
  }
}

/** What an attempt made of a mail. Refused addresses of the team are only told: the others have it. */
function stateAfter(attempted: Attempt, attempts: number, now: Date) {
  const { failure } = attempted;
  if (failure) {
    const isOver = failure.permanent || attempts >= MAX_ATTEMPTS;
    return { state: isOver ? 'failed' : 'pending', error: failure.summary, sent_at: null };
  }
  const { refused } = attempted;
  const error = refused > 0 ? `Le serveur d’envoi a refusé ${refused} des destinataires` : null;
  return { state: 'sent', error, sent_at: now.toISOString() };
}
type State = ReturnType<typeof stateAfter>;

/** What all mails of a document amount to. */
function deliveryOf(states: readonly string[]): string {
  return ['pending', 'failed'].find((state) => states.includes(state)) ?? 'sent';
}

/** Writes what became of claimed mails, unless they were erased or claimed again meanwhile. */
async function note(
  { db, now, random }: Mailer,
  { ref, attempts, until }: Claim,
  states: Record<string, State>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    if (dateIn(found.get('mail_due_at'))?.getTime() !== until.getTime()) return;
    const mails: Record<string, { state: string }> = { ...found.get('mails'), ...states };
    const delivery = deliveryOf(Object.values(mails).map(({ state }) => state));
    const next = new Date(now().getTime() + retryDelay(attempts, random()));
    transaction.update(ref, { mails, delivery, mail_due_at: delivery === 'pending' ? next : null });
  });
}

/** The same while Firestore is unavailable: what the server accepted must not be sent again. */
async function noteSurely(
  mailer: Mailer,
  claimed: Claim,
  states: Record<string, State>,
): Promise<void> {
  const end = mailer.now().getTime() + NOTING_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await note(mailer, claimed, states);
    } catch (error) {
      if (mailer.now().getTime() + wait > end) throw error;
      mailer.log.warn('mails not noted, trying again', { code: firestoreCode(error) });
      await mailer.wait(wait);
    }
  }
}

/**
 * Sends the mails of a request or a subscription if they are due, and notes the result on it. At least
 * once: when the process dies before that, they are due again and go with the same Message-ID.
 */
export async function sendMails(mailer: Mailer, ref: DocumentReference): Promise<Delivery> {
  const claimed = await claim(mailer, ref);
  if (!claimed) return 'skipped';
  const { mails, attempts } = claimed;
  const states: Record<string, State> = {};
  let isReachable = true;
  for (const mail of mails) {
    if (!isReachable) break;
    const attempted = await attempt(mailer, mail);
    const { failure } = attempted;
    const noted = stateAfter(attempted, attempts, mailer.now());
    states[mail.kind] = noted;
    // The id of a subscription is made of its address, which no log may hold.
    const request = ref.parent.id === COLLECTIONS.contactRequests ? { request: ref.id } : {};
    const log = failure ? (noted.state === 'failed' ? 'error' : 'warn') : 'info';
    const code = failure?.code ?? (noted.error === null ? 'sent' : 'not to all');
    mailer.log[log]('mail', { ...request, kind: mail.kind, state: noted.state, attempts, code });
    isReachable = !failure?.unreachable;
  }
  await noteSurely(mailer, claimed, states);
  if (!isReachable) return 'unreachable';
  const delivery = deliveryOf(Object.values(states).map(({ state }) => state));
  return delivery === 'pending' ? 'later' : delivery === 'failed' ? 'failed' : 'sent';
}

const PAGE = 100;
/** After so many in a row the server counts as down, and the other mails keep their attempts. */
const UNREACHABLE_MAX = SMTP_CONNECTIONS;
/** No new mail is started after this time; the function may run longer. */
const SWEEP_MS = 3 * 60_000;

/**
 * Sends all mails that are due: retries, those whose sender died, and what the trigger missed.
 * @returns how many requests and subscriptions had mails that were tried
 */
export async function sendDueMails(mailer: Mailer): Promise<number> {
  const found = await Promise.all(
    [COLLECTIONS.contactRequests, COLLECTIONS.newsletterSubscriptions].map((collection) =>
      mailer.db
        .collection(collection)
        .where('mail_due_at', '<=', mailer.now())
        .orderBy('mail_due_at')
        .limit(PAGE)
        .select()
        .get(),
    ),
  );
  const waiting = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  const end = mailer.now().getTime() + SWEEP_MS;
  let [tried, unreachable] = [0, 0];
  const worker = async () => {
    while (unreachable < UNREACHABLE_MAX && mailer.now().getTime() < end) {
      const ref = waiting.shift();
      if (!ref) return;
      // Without Firestore they stay as they are, and are due again.
      const delivery = await sendMails(mailer, ref).catch((error: unknown) => {
        mailer.log.error('mails left for later', { code: firestoreCode(error) });
        return 'unreachable' as const;
      });
      tried += Number(delivery !== 'skipped');
      unreachable = delivery === 'unreachable' ? unreachable + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: SMTP_CONNECTIONS }, worker));
  return tried;
}
