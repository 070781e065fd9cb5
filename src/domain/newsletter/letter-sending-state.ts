import * as v from 'valibot';
import { isoInstant } from '#domain/schema/fields.ts';
import type { Letter } from './letter.ts';

/** Id of the document in a newsletter's subcollection `sending` with the progress of the sending. */
export const LETTER_PROGRESS_DOC_ID = 'progress';
/**
 * Id of the document, in a newsletter's `sending` subcollection, with the content that an administrator confirmed and
 * the mail that functions make of it.
 */
export const CONFIRMED_LETTER_MAIL_DOC_ID = 'mail';

/** Progress of a newsletter's sending, for administrators. Numbers are of readers; instants are ISO strings. */
export const LetterProgress = v.object({
  started_at: isoInstant,
  /** Time at which temporarily refused mails are tried again. */
  next_at: isoInstant,
  /** Number of active readers when the sending began; a reader's proof of consent is checked just before the mail is sent. */
  total: v.fallback(v.number(), 0),
  sent: v.fallback(v.number(), 0),
  /** Number of readers whose mail servers refused the newsletter for good. */
  refused: v.fallback(v.number(), 0),
  /** French sentence on why the sending waits: the mail server takes no mail, or an administrator has to decide. */
  problem: v.fallback(v.nullable(v.string()), null),
  /** French sentences about blocks missing from the mail, such as a hotel that has been unpublished. */
  left_out: v.fallback(v.array(v.string()), []),
});
export type LetterProgress = v.InferOutput<typeof LetterProgress>;

/** State of a newsletter after an administrator's action. */
export const STATE_AFTER_SENDING_ACTION = {
  cancel: null,
  pause: 'paused',
  resume: 'going',
  stop: 'stopped',
} as const;
export type SendingAction = keyof typeof STATE_AFTER_SENDING_ACTION;

/**
 * Returns an administrator's possible actions: cancel a planned newsletter, or resume it if it is paused; once it is
 * published, pause, resume or stop its sending.
 */
export function possibleSendingActions({
  state,
  published,
}: Pick<Letter, 'state' | 'published'>): SendingAction[] {
  if (state === null) return [];
  if (!published) return state === 'paused' ? ['resume', 'cancel'] : ['cancel'];
  if (state === 'going') return ['pause', 'stop'];
  return state === 'paused' ? ['resume', 'stop'] : [];
}
