import * as v from 'valibot';
import { STAMPS } from '#domain/schema/fields.ts';
import { type Letter, SENDING } from './letter.ts';

/** Document of a letter's subcollection `sending` that says how far it is sent. */
export const PROGRESS_ID = 'progress';
/** Document beside it with the letter as confirmed, and its mail; functions alone use it. */
export const MAIL_ID = 'mail';

/** How far a letter is sent, as administrators read it. Numbers of readers; instants are ISO strings. */
export const LetterProgress = v.object({
  started_at: STAMPS.created_at,
  /** When readers who were refused for the time being are tried again. */
  next_at: STAMPS.created_at,
  /** Active readers when the sending began; each one's proof of consent is checked when their turn comes. */
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

/** The state after each step of an administrator. */
export const STATE_AFTER = {
  cancel: null,
  pause: SENDING.paused,
  resume: SENDING.going,
  stop: SENDING.stopped,
} as const;
export type Step = keyof typeof STATE_AFTER;

/** Returns what an administrator can do with a letter: it is taken back until it is published, and then steered. */
export function stepsOf({ state, published }: Pick<Letter, 'state' | 'published'>): Step[] {
  if (state === null) return [];
  if (!published) return ['cancel'];
  if (state === SENDING.going) return ['pause', 'stop'];
  return state === SENDING.paused ? ['resume', 'stop'] : [];
}
