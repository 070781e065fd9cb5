import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { LetterPreview } from '../../../src/domain/admin/admin-calls.ts';
import { Letter, LetterContent } from '../../../src/domain/newsletter/letter.ts';
import { LETTER_ENTITY } from '../../../src/domain/newsletter/letter-entity.ts';
import {
  CONFIRMED_LETTER_MAIL_DOC_ID,
  LETTER_PROGRESS_DOC_ID,
  possibleSendingActions,
  type SendingAction,
  STATE_AFTER_SENDING_ACTION,
} from '../../../src/domain/newsletter/letter-sending-state.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { AuditActor } from '../audit-entry.ts';
import { openFirebaseAuth } from '../firebase.ts';
import { isDeleted, snapshotToPlainDocument, timestampToIso } from '../firestore-values.ts';
import { isAdministrator } from '../rights.ts';
import {
  composeLetterMailTemplate,
  composeLetterMessageForReader,
  EMPTY_LETTER_MESSAGE,
} from './letter-mail.ts';
import { activeReadersQuery, countQueryResults } from './letter-preparation.ts';
import { type Mailer, submitMail } from './transport.ts';

/** The calling administrator, and the time of the call. */
type CallContext = { actor: AuditActor; now: Date };

const refuse = (text: string) => new HttpsError('aborted', text);

const letterRef = (db: Firestore, id: string) => db.collection(COLLECTIONS.letters).doc(id);

/** Returns the content that readers get of a stored newsletter. @throws HttpsError if there is no such newsletter */
function contentOf(letter: DocumentSnapshot): LetterContent {
  if (!letter.exists || isDeleted(letter)) throw refuse('Cette lettre n’existe plus');
  return v.parse(LetterContent, letter.data());
}

/** Invalid token for the links of a test mail, which therefore unsubscribe nobody. */
const NO_TOKEN = 'essai';
const NO_COLLEAGUE = 'Un essai ne va qu’à une adresse de l’équipe';

/** Composes the mail of a stored newsletter; with `to`, also sends it to that administrator as a test. */
export async function previewOrTestLetter(
  db: Firestore,
  mailer: Mailer,
  { id, to }: { id: string; to: string | null },
  { actor, now }: CallContext,
): Promise<LetterPreview> {
  const letter = await letterRef(db, id).get();
  const composed = await composeLetterMailTemplate(
    db,
    contentOf(letter),
    LETTER_ENTITY.page.prefix,
  );
  const { mail, lacks } = composed;
  const readers = await countQueryResults(activeReadersQuery(db));
  const updated_at = timestampToIso(letter.get('updated_at')) ?? '';
  const { subject, html } = mail;
  const text = mail.text.replaceAll(mail.placeholder, NO_TOKEN);
  const preview = { subject, html, text, lacks, readers, updated_at, failure: null };
  if (to === null) return preview;
  const [account] = (await (await openFirebaseAuth()).getUsers([{ email: to }])).users;
  if (!account || !isAdministrator(account)) throw refuse(NO_COLLEAGUE);
  const reader = { id: `${id}-${actor.uid}-${now.getTime()}`, to, token: NO_TOKEN };
  const testMail = { ...mail, subject: `[Essai] ${subject}` };
  const failure = await submitMail(mailer, composeLetterMessageForReader(testMail, reader, mailer));
  return { ...preview, failure: failure?.summary ?? null };
}

/** Time in ms during which a newsletter that is sent at once can still be cancelled. */
const REGRET_MS = 2 * 60_000;

const CHANGED =
  'La lettre a changé depuis que vous l’avez relue\u00a0: relisez-la, puis confirmez de nouveau';
const ORDERED = 'Cette lettre est déjà envoyée ou planifiée';
const LATE = 'Trop tard\u00a0: l’envoi a changé entre-temps';
const PAST =
  'Cette date est passée\u00a0: choisissez-en une autre, ou videz-la pour envoyer tout de suite';

/** Changes a stored newsletter, and stores who changed it, for the audit log. */
async function changeLetter(
  db: Firestore,
  id: string,
  { actor, now }: CallContext,
  change: (letter: DocumentSnapshot, transaction: Transaction) => Record<string, unknown>,
): Promise<void> {
  const stamps = { updated_at: now, updated_by: actor.uid };
  return db.runTransaction(async (transaction) => {
    const letter = await transaction.get(letterRef(db, id));
    transaction.update(letter.ref, { ...change(letter, transaction), ...stamps });
  });
}

/**
 * Schedules a newsletter, which the scheduled function `tick` publishes and sends. @throws HttpsError if it is empty,
 * already scheduled, planned for the past, or was saved after `updated_at`
 */
export async function scheduleLetter(
  db: Firestore,
  { id, updated_at, at }: { id: string; updated_at: string; at: string | null },
  call: CallContext,
): Promise<void> {
  const publish_at = at === null ? new Date(call.now.getTime() + REGRET_MS) : new Date(at);
  const confirmed = contentOf(await letterRef(db, id).get());
  const { isEmpty, leftOut } = await composeLetterMailTemplate(
    db,
    confirmed,
    LETTER_ENTITY.page.prefix,
  );
  if (isEmpty) throw refuse(EMPTY_LETTER_MESSAGE);
  const progress = { pass: 0, cursor: null, sent: 0, refused: 0, left_out: leftOut };
  return changeLetter(db, id, call, (stored, transaction) => {
    const letter = contentOf(stored);
    if (stored.get('state')) throw refuse(ORDERED);
    if (timestampToIso(stored.get('updated_at')) !== updated_at) throw refuse(CHANGED);
    if (publish_at < call.now) throw refuse(PAST);
    const sending = stored.ref.collection(LETTER_ENTITY.subcollection);
    transaction.set(sending.doc(LETTER_PROGRESS_DOC_ID), progress);
    transaction.set(sending.doc(CONFIRMED_LETTER_MAIL_DOC_ID), { letter });
    return { state: 'going', publish_at };
  });
}

/** Cancels a scheduled newsletter, or pauses, resumes or stops its sending. @throws HttpsError if it is too late for that */
export const changeLetterSendingState = (
  db: Firestore,
  { id, step }: { id: string; step: SendingAction },
  call: CallContext,
) =>
  changeLetter(db, id, call, (letter, transaction) => {
    const { state, published } = v.parse(Letter, snapshotToPlainDocument(letter));
    if (isDeleted(letter) || !possibleSendingActions({ state, published }).includes(step))
      throw refuse(LATE);
    const changes: Record<string, unknown> = { state: STATE_AFTER_SENDING_ACTION[step] };
    if (step === 'cancel') {
      changes.publish_at = null;
      const sending = letter.ref.collection(LETTER_ENTITY.subcollection);
      for (const name of [LETTER_PROGRESS_DOC_ID, CONFIRMED_LETTER_MAIL_DOC_ID])
        transaction.delete(sending.doc(name));
    }
    // A newsletter that was paused because its mail would lack a block was also unpublished: the scheduled function
    // `tick` publishes it again.
    if (step === 'resume' && !published) changes.publish_at = call.now;
    return changes;
  });
