import { setTimeout as wait } from 'node:timers/promises';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { withDeadline } from '../../../src/data/deadline.ts';
import { LetterContent } from '../../../src/domain/newsletter/letter.ts';
import { LETTERS } from '../../../src/domain/newsletter/letter-entity.ts';
import { MAIL_ID } from '../../../src/domain/newsletter/letter-sending.ts';
import { CONSENT_BASES } from '../../../src/domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isThere, newLinks, timeOf } from '../forms/subscription.ts';
import { composeLetter, type StoredLetter, writeLetter } from './letter-mail.ts';
import { type MailFailure, mailFailure, retryDelay } from './mail-failure.ts';
import { CLAIM_MS, OUTCOME_WRITE_OPTIONS } from './send.ts';
import { deliver, type Mailer } from './transport.ts';

/** States of letters that are sent now, or once they are published. */
const GOING = ['waiting', 'sending'];
const PAGE = 20;
/** Refusals in a row that mean the provider's limit, or that it refuses all our mails: the next run goes on. */
const REFUSALS_IN_A_ROW = 5;
/** Temporary refusals are repeated after 16 minutes, then with growing delays: for 44 hours in all. */
const LAST_PASS = 11;
const FIRST_DELAY = 5;
/** Final refusals of an address in a row after which its subscription becomes inactive. */
const REFUSALS_MAX = 2;

export const countOf = async (query: Query) => (await query.count().get()).data().count;

/** Returns the query of active subscribers; before each mail, isReader() also checks the proof of consent. */
export const activeReaders = (db: Firestore) =>
  db.collection(COLLECTIONS.newsletterSubscriptions).where('active', '==', true);

const isReader = (known: DocumentSnapshot): boolean =>
  isThere(known) &&
  known.get('active') === true &&
  (timeOf(known, 'confirmed_at') > 0 || CONSENT_BASES.includes(known.get('activation_basis')));

/** One run of a letter's sending. In later passes, which repeat temporary refusals, `pass` is above 0. */
type Run = {
  mailer: Mailer;
  id: string;
  progress: DocumentReference;
  lease: number;
  mail: StoredLetter;
  pass: number;
  /** Id of the reader at whom the last run ended, because the server failed. */
  stuck: unknown;
};

/** Takes the lease on a letter, longer than a function may run. @returns null if nothing is due, or another run has it */
function takeLease({ db, now }: Mailer, progress: DocumentReference, letter: DocumentReference) {
  return db.runTransaction(async (transaction) => {
    const [known, record] = await transaction.getAll(progress, letter);
    const free = known && Math.max(timeOf(known, 'next_at'), timeOf(known, 'lease_until'));
    const isGoing = GOING.includes(known?.get('state'));
    if (!known || free === undefined || !isGoing || free > now().getTime()) return null;
    if (record?.get('published') !== true) {
      // The letter was deleted or unpublished: once restored, its sending waits for an administrator to resume it.
      const isStopped = Boolean(record?.get('deleted_at')) || known.get('state') === 'sending';
      if (isStopped) transaction.update(progress, { state: 'paused' });
      return null;
    }
    const lease = now().getTime() + CLAIM_MS;
    transaction.update(progress, { state: 'sending', lease_until: new Date(lease) });
    return { known, lease };
  });
}

/** Writes the mail of the confirmed letter when its sending begins; later runs read that stored mail. */
async function prepareMail({ db, now }: Mailer, progress: DocumentReference, id: string) {
  const stored = progress.parent.doc(MAIL_ID);
  const known = await stored.get();
  if (known.get('mail')) return known.get('mail');
  const letter = v.parse(LetterContent, known.get('letter'));
  const written = await writeLetter(db, letter, `${LETTERS.page.prefix}/${id}`);
  const { lacks, leftOut: left_out, ...mail } = written;
  const begun = { started_at: now(), total: await countOf(activeReaders(db)), left_out };
  await db.batch().update(stored, { mail }).update(progress, begun).commit();
  return mail;
}

/** Stores the hashes of a reader's new tokens. @returns null if the reader has left */
const claim = ({ mailer: { db, now } }: Run, { ref }: DocumentSnapshot) =>
  db.runTransaction(async (transaction) => {
    const known = await transaction.get(ref);
    if (!isReader(known)) return null;
    const { unsubscribe: token, hashes } = newLinks(known.get('links'), now());
    transaction.update(ref, { links: hashes });
    return { known, token };
  });

/** Stores the outcome of the mail to a reader, and the cursor. @returns false if this run is to end */
function storeOutcome(run: Run, known: DocumentSnapshot, failure: MailFailure | null) {
  const { id, lease, mailer, pass, progress } = run;
  const isFinal = failure?.isPermanent === true;
  const state = !failure ? 'sent' : isFinal || pass === LAST_PASS ? 'refused' : 'later';
  const refusals = failure ? Number(known.get('refusals') ?? 0) + Number(isFinal) : 0;
  const isTooMuch = isFinal && refusals >= REFUSALS_MAX;
  const outcome = { letter: { id, state }, refusals, refusal: failure?.summary ?? null };
  return mailer.db.runTransaction(async (transaction) => {
    const letter = known.ref.firestore.collection(LETTERS.collection).doc(id);
    const [reader, going, record] = await transaction.getAll(known.ref, progress, letter);
    if (reader?.exists)
      transaction.update(known.ref, { ...outcome, ...(isTooMuch && { active: false }) });
    if (!going || timeOf(going, 'lease_until') !== lease) return false;
    const counted = state === 'later' ? {} : { [state]: Number(going.get(state) ?? 0) + 1 };
    transaction.update(progress, { cursor: known.id, problem: null, ...counted });
    return going.get('state') === 'sending' && record?.get('published') === true;
  }, OUTCOME_WRITE_OPTIONS);
}

/** Sends the letter to one reader; returns null if that reader has left. `isOver` ends the run. */
async function sendTo(run: Run, reader: DocumentSnapshot) {
  // Waits before each mail, so that mails are sent at an even rate.
  await wait(60_000 / run.mailer.lettersPerMinute);
  const claimed = await claim(run, reader);
  if (!claimed) return null;
  const { known, token } = claimed;
  const person = { id: `${run.id}-${known.id}`, to: String(known.get('email')), token };
  const send = () => deliver(run.mailer, composeLetter(run.mail, person, run.mailer));
  let failure = await send();
  // A dropped connection is retried once; after a timeout there is no retry, because the mail may have arrived.
  if (failure?.isAboutMail === false && !failure.code.startsWith('EABORT')) failure = await send();
  // The reader at whom two runs in a row would end waits for a later pass: the others must get the letter.
  if (failure?.isAboutMail === false && known.id !== run.stuck) return { failure, isOver: false };
  return { failure, isOver: !(await storeOutcome(run, known, failure)) };
}

const withLater = (query: Query, id: string) => query.where('letter', '==', { id, state: 'later' });

type Stored = Record<string, unknown>;

/** Ends a pass: the letter is sent, or another pass will repeat the temporary refusals. @returns the fields to store */
async function endPass({ pass, id, mailer }: Run): Promise<Stored> {
  const later = withLater(activeReaders(mailer.db), id);
  const isSent = pass === LAST_PASS || (await countOf(later)) === 0;
  if (isSent) return { state: 'sent', ended_at: mailer.now() };
  const next_at = new Date(mailer.now().getTime() + retryDelay(pass + FIRST_DELAY));
  return { pass: pass + 1, cursor: null, next_at };
}

/** Sends to one reader after the other, until `end` or for as long as the server takes mails. @returns the fields to store */
async function sendPass(run: Run, start: string | null, end: number): Promise<Stored> {
  const { id, mailer, pass } = run;
  const active = activeReaders(mailer.db);
  const readers = (pass === 0 ? active : withLater(active, id)).orderBy('__name__').limit(PAGE);
  let cursor = start;
  for (let refusals = 0; ; ) {
    const { docs } = await (cursor === null ? readers : readers.startAfter(cursor)).get();
    if (docs.length === 0) return endPass(run);
    for (const reader of docs) {
      if (mailer.now().getTime() >= end) return {};
      const { failure = null, isOver = false } = (await sendTo(run, reader)) ?? {};
      if (isOver) return {};
      refusals = failure ? refusals + 1 : 0;
      if (failure && refusals === REFUSALS_IN_A_ROW)
        return { problem: failure.summary, ...(failure.isPermanent && { state: 'paused' }) };
      if (failure?.isAboutMail === false && reader.id !== run.stuck)
        return { problem: failure.summary, stuck: reader.id };
      cursor = reader.id;
    }
  }
}

async function sendLetter(mailer: Mailer, progress: DocumentReference, end: number) {
  const letter = progress.parent.parent;
  const taken = letter && (await takeLease(mailer, progress, letter));
  if (!taken) return;
  const { known, lease } = taken;
  const { id } = letter;
  const pass = Number(known.get('pass') ?? 0);
  const mail = await prepareMail(mailer, progress, id);
  const run = { mailer, id, progress, lease, mail, pass, stuck: known.get('stuck') };
  // Tests the connection first: while the server is down, no reader gets new tokens.
  const late = () => Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  const verified = withDeadline(mailer.transport.verify(), mailer.attemptMs, late);
  const failure = await verified.then(() => null, mailFailure);
  const stored = failure
    ? { problem: failure.summary }
    : await sendPass(run, known.get('cursor') ?? null, end);
  mailer.log.info('letter', { letter: id, pass, ...(failure && { code: failure.code }) });
  await mailer.db.runTransaction(async (transaction) => {
    const going = await transaction.get(progress);
    if (timeOf(going, 'lease_until') !== lease) return;
    transaction.update(progress, { ...stored, lease_until: null });
  }, OUTCOME_WRITE_OPTIONS);
}

/** Sends published letters until `end` (ms since 1970); the next run goes on where this one stops. */
export async function sendDueLetters(mailer: Mailer, end: number): Promise<void> {
  const going = mailer.db.collectionGroup(LETTERS.parts).where('state', 'in', GOING);
  for (const { ref } of (await going.get()).docs)
    if (mailer.now().getTime() < end) await sendLetter(mailer, ref, end);
}
