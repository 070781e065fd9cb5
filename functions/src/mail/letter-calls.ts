import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { LetterPreview, TestMailReport } from '../../../src/domain/admin/admin-calls.ts';
import { LetterContent } from '../../../src/domain/newsletter/letter.ts';
import { LETTERS } from '../../../src/domain/newsletter/letter-entity.ts';
import {
  MAIL_ID,
  PROGRESS_ID,
  type SendingState,
  type Step,
} from '../../../src/domain/newsletter/letter-sending.ts';
import { namesOf } from '../../../src/domain/schema/field.ts';
import { ADMIN_REFUSAL_TEXTS } from '../../../src/domain/site/admin-refusals.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { HOUR_MS } from '../../../src/domain/text/today.ts';
import { accounts } from '../firebase.ts';
import { instantIn } from '../firestore-values.ts';
import type { Actor } from '../journal-entry.ts';
import { consumeLimits, tooMany } from '../limits.ts';
import { isAdministrator } from '../rights.ts';
import { composeLetter, writeLetter } from './letter-mail.ts';
import { activeReaders, countOf } from './letter-sending.ts';
import { deliver, type Mailer } from './transport.ts';

/** Stands for the reader's token in a test letter, whose links therefore unsubscribe nobody. */
const NO_TOKEN = 'essai';
const { prefix } = LETTERS.page;

/** The administrator who calls, and the time of the call. */
type By = { actor: Actor; now: Date };

export async function previewLetter(db: Firestore, letter: LetterContent): Promise<LetterPreview> {
  const { html, text, lacks } = await writeLetter(db, letter, prefix);
  return { html, text, lacks, readers: await countOf(activeReaders(db)) };
}

/** Sends a test letter to one administrator. @throws HttpsError for any other address */
export async function testLetter(
  mailer: Mailer,
  { letter, to }: { letter: LetterContent; to: string },
  { actor, now }: By,
): Promise<TestMailReport> {
  const { users } = await (await accounts()).getUsers([{ email: to }]);
  if (!users.some(isAdministrator))
    throw new HttpsError('invalid-argument', 'Cette adresse n’est pas celle d’un administrateur');
  if (await consumeLimits(mailer.db, { testLetter: actor.uid }, now))
    throw tooMany(ADMIN_REFUSAL_TEXTS['too-many'], HOUR_MS);
  const written = await writeLetter(mailer.db, letter, prefix);
  const mail = { ...written, subject: `[Essai] ${letter.subject}` };
  const person = { id: `test-${actor.uid}-${now.getTime()}`, to, token: NO_TOKEN };
  const failure = await deliver(mailer, composeLetter(mail, person, mailer));
  return { to, failure: failure?.summary ?? null };
}

const CHANGED =
  'La lettre a changé depuis que vous l’avez relue\u00a0: relisez-la, puis confirmez de nouveau';
const ORDERED = 'Cette lettre est déjà envoyée ou planifiée';
const LATE = 'Trop tard\u00a0: l’envoi a changé entre-temps';
const PAST =
  'Cette date est passée\u00a0: choisissez-en une autre, ou videz-la pour envoyer tout de suite';
/** Refuses with `aborted`: the administration answers `failed-precondition` by asking for a new sign-in. */
const refuse = (text: string) => new HttpsError('aborted', text);

const partsOf = (db: Firestore, id: string) => {
  const letter = db.collection(COLLECTIONS.letters).doc(id);
  const parts = letter.collection(LETTERS.parts);
  return { letter, progress: parts.doc(PROGRESS_ID), mail: parts.doc(MAIL_ID) };
};

/** Publishes or plans a letter as it was confirmed, and lets `tick` send it. @throws HttpsError if it is stored otherwise */
export function orderLetter(
  db: Firestore,
  { id, letter: confirmed, at }: { id: string; letter: LetterContent; at: string | null },
  { actor, now }: By,
): Promise<void> {
  const { letter, progress, mail } = partsOf(db, id);
  const plan = at === null ? null : new Date(at);
  return db.runTransaction(async (transaction) => {
    const known = await transaction.get(letter);
    const { state } = (await transaction.get(progress)).data() ?? {};
    const isOrdered = known.get('published') === true || instantIn(known.get('publish_at'));
    // A sending that still waits is left over from a planned time, which ended when the letter was unpublished.
    if (isOrdered || (state && state !== 'waiting')) throw refuse(ORDERED);
    const fields = namesOf(LetterContent.entries).map((name) => [name, known.get(name)]);
    const content = v.safeParse(LetterContent, Object.fromEntries(fields));
    if (!content.success) throw refuse(content.issues[0].message);
    if (!isDeepStrictEqual(content.output, confirmed)) throw refuse(CHANGED);
    if (plan && plan <= now) throw refuse(PAST);
    const dated = known.get('created_at') ?? null;
    const created_at = dated ?? now;
    const shown = plan ? { publish_at: plan } : { published: true, publish_at: null, created_at };
    transaction.update(letter, { ...shown, updated_at: now, updated_by: actor.uid });
    transaction.set(progress, { state: 'waiting', total: 0, sent: 0, refused: 0, dated });
    transaction.set(mail, { letter: content.output });
  });
}

/** For each step that an administrator can take: the states of a sending that allow it, and the state after it. */
const STEPS: Record<Step, { from: SendingState[]; to?: SendingState }> = {
  cancel: { from: ['waiting'] },
  pause: { from: ['waiting', 'sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['waiting', 'sending', 'paused'], to: 'stopped' },
};

/** Takes a letter back before its sending begins, or pauses, resumes or stops this. @throws HttpsError if it is too late */
export function steerLetter(
  db: Firestore,
  { id, step }: { id: string; step: Step },
  { actor, now }: By,
): Promise<void> {
  const { letter, progress, mail } = partsOf(db, id);
  const { from, to } = STEPS[step];
  return db.runTransaction(async (transaction) => {
    const [known, going] = await transaction.getAll(letter, progress);
    const isShown = known?.get('published') === true;
    if (!from.includes(going?.get('state')) || (to && !isShown)) throw refuse(LATE);
    // The journal does not log `sending`: the document itself keeps the author of the last step.
    const stamps = { updated_at: now, updated_by: actor.uid };
    if (to) {
      const ended = to === 'stopped' ? { ended_at: now } : {};
      transaction.update(progress, { state: to, ...ended, ...stamps });
    } else {
      const created_at = going?.get('dated') ?? null;
      transaction.update(letter, { published: false, publish_at: null, created_at, ...stamps });
      transaction.delete(progress).delete(mail);
    }
  });
}
