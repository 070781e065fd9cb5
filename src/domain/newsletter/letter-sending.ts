import * as v from 'valibot';
import { STAMPS } from '#domain/schema/fields.ts';

/** Document of a letter's subcollection `sending` with the state of its sending. */
export const PROGRESS_ID = 'progress';
/** Document beside it with the mail as confirmed; functions alone use it. */
export const MAIL_ID = 'mail';

/** `waiting` until the letter is published, at once or as planned; `paused` and `stopped` by an administrator. */
export const SENDING_STATES = ['waiting', 'sending', 'paused', 'stopped', 'sent'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/** How far a letter is sent, as administrators read it. Numbers of readers; instants are ISO strings. */
export const LetterProgress = v.object({
  state: v.picklist(SENDING_STATES),
  started_at: STAMPS.created_at,
  ended_at: STAMPS.created_at,
  /** Active readers when the sending began; each one's proof of consent is checked when their turn comes. */
  total: v.fallback(v.number(), 0),
  sent: v.fallback(v.number(), 0),
  /** Refused for good by the readers' servers. */
  refused: v.fallback(v.number(), 0),
  /** French sentence why the server takes no mail at the moment; the sending goes on by itself. */
  problem: v.fallback(v.nullable(v.string()), null),
  /** French sentences about blocks that the mail lacks, such as a hotel that was unpublished since. */
  left_out: v.fallback(v.array(v.string()), []),
});
export type LetterProgress = v.InferOutput<typeof LetterProgress>;

/** What an administrator can do with a letter that is planned or being sent. */
export const STEPS = ['cancel', 'pause', 'resume', 'stop'] as const;
export type Step = (typeof STEPS)[number];
