import * as v from 'valibot';
import { STAMPS } from '#domain/schema/fields.ts';

/** Id of the document with the state of a letter's sending, in the letter's subcollection `sending`. */
export const PROGRESS_ID = 'progress';
/** Id of the document with a letter's mail as it was confirmed, in the same subcollection; only functions use it. */
export const MAIL_ID = 'mail';

/** `waiting` until the letter is published, at once or as planned; `paused` and `stopped` by an administrator. */
export const SENDING_STATES = ['waiting', 'sending', 'paused', 'stopped', 'sent'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/** Progress of a letter's sending, as administrators see it, in numbers of readers; times are ISO strings. */
export const LetterProgress = v.object({
  state: v.picklist(SENDING_STATES),
  started_at: STAMPS.created_at,
  ended_at: STAMPS.created_at,
  /** Number of active readers when the sending began; the proof of consent is checked when each one's turn comes. */
  total: v.fallback(v.number(), 0),
  sent: v.fallback(v.number(), 0),
  /** Number of readers whose mail servers refused the letter for good. */
  refused: v.fallback(v.number(), 0),
  /** French sentence on why the mail server takes no mail at the moment; the sending resumes by itself. */
  problem: v.fallback(v.nullable(v.string()), null),
  /** French sentences about blocks missing from the mail, such as a hotel that has been unpublished. */
  left_out: v.fallback(v.array(v.string()), []),
});
export type LetterProgress = v.InferOutput<typeof LetterProgress>;

/** Steps by which an administrator cancels, pauses, resumes or stops the sending of a letter. */
export const STEPS = ['cancel', 'pause', 'resume', 'stop'] as const;
export type Step = (typeof STEPS)[number];
