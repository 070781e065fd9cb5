import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { LETTER_ENTITY } from '../../../src/domain/newsletter/letter-entity.ts';
import { LETTER_PROGRESS_DOC_ID } from '../../../src/domain/newsletter/letter-sending-state.ts';
import { OFF_SITE_CONSENTS } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { anonymiseErrorText } from '../error-text.ts';
import { errorCode, isDeleted, isFirestoreError } from '../firestore-values.ts';
import { issueMailToken, isUndeletedSubscription, storedInstantMs } from '../forms/subscription.ts';
import { composeLetterMessageForReader, type LetterMailTemplate } from './letter-mail.ts';
import { activeReadersQuery, countQueryResults, prepareLetterMail } from './letter-preparation.ts';
import { classifyMailError, type MailFailure, mailRetryDelayMs } from './mail-failure.ts';
import { MAIL_OUTCOME_WRITE_OPTIONS } from './send.ts';
import { type Mailer, submitMail } from './transport.ts';

const PAGE = 20;
/**
 * Failures in a row that stop a newsletter's sending for now: the provider refuses all mails, or the network is lost.
 */
const FAILURES_IN_A_ROW = 5;
/** Number of passes that retry mails which failed temporarily: the first after 16 minutes, the last after 44 hours. */
const LAST_PASS = 11;
/** Added to a pass's number to compute the next pass's delay: a mail's first delays are too short for all readers. */
const PASS_DELAY_OFFSET = 5;
/** Number of newsletters in a row that are refused for an email address before its subscription becomes inactive. */
const REFUSALS_MAX = 2;

const isReader = (subscription: DocumentSnapshot): boolean =>
  isUndeletedSubscription(subscription) &&
  subscription.get('active') === true &&
  (storedInstantMs(subscription, 'confirmed_at') > 0 ||
    OFF_SITE_CONSENTS.some(({ value }) => value === subscription.get('activation_basis')));

/**
 * Fields that pause a newsletter, even a deleted one: once restored, it is sent only if an administrator resumes it.
 */
const PAUSED = { state: 'paused' };

const isGoing = (letter: DocumentSnapshot): boolean =>
  letter.get('state') === 'going' && letter.get('published') === true && !isDeleted(letter);

/** Returns the ids of the newsletters whose mail to this reader is to be tried again. */
const lettersLater = (subscription: DocumentSnapshot): string[] =>
  v.parse(v.fallback(v.array(v.string()), []), subscription.get('later'));

/** How far a newsletter's sending is: the pass, and the id of the reader whose turn came last. */
const Place = v.object({ pass: v.number(), cursor: v.nullable(v.string()) });

/**
 * One run of a newsletter's sending. Pass 0 goes over all readers; later passes retry mails that failed temporarily.
 */
type Run = v.InferOutput<typeof Place> & {
  mailer: Mailer;
  letter: DocumentReference;
  progress: DocumentReference;
  mail: LetterMailTemplate;
};

/**
 * Notes in one transaction that a reader's turn has come (`cursor`) and the hash of a new token: of two concurrent
 * runs, only one sends. If it crashes before sending, the next pass mails the reader. @returns null if this run is to
 * end; no token if the reader is to get no newsletter any more
 */
const beginTurn = ({ mailer, letter, progress, pass, cursor }: Run, { ref }: DocumentSnapshot) =>
  ref.firestore.runTransaction(async (transaction) => {
    const subscription = await transaction.get(ref);
    const [going, record] = await transaction.getAll(progress, letter);
    const isMine = going?.get('pass') === pass && going.get('cursor') === cursor;
    if (record && isDeleted(record)) transaction.update(letter, PAUSED);
    if (!isMine || !record || !isGoing(record)) return null;
    transaction.update(progress, { cursor: ref.id, problem: null });
    if (!isReader(subscription)) return { subscription };
    const links: unknown = subscription.get('links');
    const { token, hashes } = issueMailToken('unsubscribe', links, mailer.now());
    const later = new Set([...lettersLater(subscription), letter.id]);
    transaction.update(ref, { links: hashes, later: [...later] });
    return { subscription, token };
  });

/** Stores the outcome of a newsletter's mail, and counts it only once, even if Firestore repeats the transaction. */
function endTurn(run: Run, subscription: DocumentSnapshot, failure: MailFailure | null) {
  const { ref } = subscription;
  const isFinal = failure?.isPermanent === true;
  const stateAfterFailure = isFinal || run.pass === LAST_PASS ? 'refused' : 'later';
  const state = failure ? stateAfterFailure : 'sent';
  const formerRefusals = failure ? Number(subscription.get('refusals') ?? 0) : 0;
  const refusals = isFinal ? formerRefusals + 1 : formerRefusals;
  const isRefusedAgain = isFinal && refusals >= REFUSALS_MAX;
  const outcome = {
    refusals,
    refusal: failure?.summary ?? null,
    ...(isRefusedAgain && { active: false }),
  };
  return ref.firestore.runTransaction(async (transaction) => {
    const [reader, counts] = await transaction.getAll(ref, run.progress);
    const lettersBefore = reader ? lettersLater(reader) : [];
    if (!lettersBefore.includes(run.letter.id)) return;
    if (state === 'later') {
      transaction.update(ref, outcome);
      return;
    }
    const later = lettersBefore.filter((id) => id !== run.letter.id);
    transaction
      .update(ref, { ...outcome, later })
      .update(run.progress, { [state]: Number(counts?.get(state) ?? 0) + 1 });
  }, MAIL_OUTCOME_WRITE_OPTIONS);
}

/** Finds the readers whose mail failed temporarily, or was interrupted by a crash. */
const toRepeat = ({ letter }: Run) =>
  activeReadersQuery(letter.firestore).where('later', 'array-contains', letter.id);

/** Ends a pass over the readers: marks the newsletter as sent, or plans a later pass that retries the failed mails. */
async function endPass(run: Run): Promise<void> {
  const { mailer, letter, progress, pass } = run;
  if (pass === LAST_PASS || (await countQueryResults(toRepeat(run))) === 0) {
    await letter.update({ state: 'sent' });
    return;
  }
  const next_at = new Date(mailer.now().getTime() + mailRetryDelayMs(pass + PASS_DELAY_OFFSET));
  await progress.update({ pass: pass + 1, cursor: null, next_at });
}

const progressOf = (letter: DocumentReference) =>
  letter.collection(LETTER_ENTITY.subcollection).doc(LETTER_PROGRESS_DOC_ID);

/** Stores why a newsletter's sending stopped early. A permanent failure pauses it until an administrator resumes it. */
async function giveUp(letter: DocumentReference, { summary, isPermanent }: MailFailure) {
  await progressOf(letter).set({ problem: summary }, { merge: true });
  if (isPermanent) await letter.update(PAUSED);
}

/** Mails one reader if still subscribed. @returns the failure or null, or « over » if this run is to end */
async function sendTo(run: Run, reader: DocumentSnapshot): Promise<MailFailure | 'over' | null> {
  const { mailer, letter, mail } = run;
  const turn = await beginTurn(run, reader);
  if (!turn) return 'over';
  run.cursor = reader.id;
  const { subscription, token } = turn;
  if (token === undefined) return null;
  const to = String(subscription.get('email'));
  const person = { id: `${letter.id}-${subscription.id}`, to, token };
  const failure = await submitMail(mailer, composeLetterMessageForReader(mail, person, mailer));
  await endTurn(run, subscription, failure);
  return failure;
}

/**
 * Mails reader after reader until the time `end` (ms since 1970), until all are done, or until several in a row fail.
 */
async function sendPass(run: Run, end: number): Promise<void> {
  const { mailer, pass } = run;
  const due = pass === 0 ? activeReadersQuery(run.letter.firestore) : toRepeat(run);
  const readers = due.orderBy('__name__').limit(PAGE);
  let failures = 0;
  for (;;) {
    const { docs } = await (run.cursor === null ? readers : readers.startAfter(run.cursor)).get();
    if (docs.length === 0) return endPass(run);
    for (const reader of docs) {
      if (mailer.now().getTime() >= end) return;
      const spacing = wait(60_000 / mailer.lettersPerMinute);
      const [failure] = await Promise.all([sendTo(run, reader), spacing]);
      if (failure === 'over') return;
      failures = failure ? failures + 1 : 0;
      if (failure && failures === FAILURES_IN_A_ROW) return giveUp(run.letter, failure);
    }
  }
}

async function sendLetter(mailer: Mailer, letter: DocumentReference, end: number): Promise<void> {
  const progress = progressOf(letter);
  const storedProgress = await progress.get();
  if (storedInstantMs(storedProgress, 'next_at') > mailer.now().getTime()) return;
  const mail = await prepareLetterMail(mailer, letter, storedProgress);
  if (!mail) return;
  // While the SMTP server is down, no reader's turn comes: the next run begins at the same reader.
  const failure = await mailer.transport.verify().then(() => null, classifyMailError);
  const { pass, cursor } = v.parse(Place, storedProgress.data());
  mailer.log.info('letter', { letter: letter.id, pass, code: failure?.code });
  if (failure) await progress.update({ problem: failure.summary });
  else await sendPass({ mailer, letter, progress, mail, pass, cursor }, end);
}

/** Sends published newsletters until `end` (ms since 1970); the next run of the function `tick` goes on. */
export async function sendDueLetters(db: Firestore, mailer: Mailer, end: number): Promise<void> {
  const letters = db.collection(LETTER_ENTITY.collection);
  const { docs } = await letters.where('state', '==', 'going').get();
  for (const letter of docs) {
    if (isDeleted(letter)) await letter.ref.update(PAUSED);
    else if (isGoing(letter) && mailer.now().getTime() < end)
      await sendLetter(mailer, letter.ref, end).catch((error: unknown) => {
        const log = { letter: letter.id, code: errorCode(error), error: anonymiseErrorText(error) };
        mailer.log.error('letter failed', log);
        // After an error of Firestore, the next run tries again. Any other error pauses the newsletter.
        const isPermanent = !isFirestoreError(error);
        return giveUp(letter.ref, { ...classifyMailError(error), isPermanent });
      });
  }
}
