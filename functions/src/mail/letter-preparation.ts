import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { LetterContent } from '../../../src/domain/newsletter/letter.ts';
import { LETTER_ENTITY } from '../../../src/domain/newsletter/letter-entity.ts';
import {
  CONFIRMED_LETTER_MAIL_DOC_ID,
  LetterProgress,
} from '../../../src/domain/newsletter/letter-sending-state.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { composeLetterMailTemplate, LetterMailTemplate } from './letter-mail.ts';
import type { Mailer } from './transport.ts';

export const countQueryResults = async (query: Query) => (await query.count().get()).data().count;

/** Finds the active readers. Readers without proof of consent are among them, but get no newsletter. */
export const activeReadersQuery = (db: Firestore) =>
  db.collection(COLLECTIONS.newsletterSubscriptions).where('active', '==', true);

const WAITS =
  'La lettre attend votre accord\u00a0: remettez cette page en ligne puis reprenez l’envoi, ou reprenez-le tel quel';

/**
 * Composes and stores a confirmed newsletter's mail when its sending begins; later returns the stored mail. Pauses the
 * newsletter and returns null if the mail would lack a block that was there when an administrator confirmed the
 * newsletter.
 */
export async function prepareLetterMail(
  { now }: Mailer,
  letter: DocumentReference,
  progress: DocumentSnapshot,
) {
  const db = letter.firestore;
  const sending = letter.collection(LETTER_ENTITY.subcollection);
  const confirmedMail = sending.doc(CONFIRMED_LETTER_MAIL_DOC_ID);
  const stored = await confirmedMail.get();
  if (stored.get('mail')) return v.parse(LetterMailTemplate, stored.get('mail'));
  const content = v.parse(LetterContent, stored.get('letter'));
  const path = `${LETTER_ENTITY.page.prefix}/${letter.id}`;
  const { mail, leftOut: left_out } = await composeLetterMailTemplate(db, content, path);
  const total = await countQueryResults(activeReadersQuery(db));
  const agreed = v.parse(LetterProgress.entries.left_out, progress.get('left_out'));
  if (left_out.some((sentence) => !agreed.includes(sentence))) {
    const waiting = { total, left_out, problem: WAITS };
    await db
      .batch()
      .update(progress.ref, waiting)
      .update(letter, { state: 'paused', published: false })
      .commit();
    return null;
  }
  const begun = { started_at: now(), total, left_out };
  await db.batch().update(confirmedMail, { mail }).update(progress.ref, begun).commit();
  return mail;
}
