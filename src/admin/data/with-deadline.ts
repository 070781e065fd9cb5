import * as deadline from '#data/deadline.ts';

/** The server did not answer in time; no write had been sent. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** How long people wait after pressing a button. The SDK alone retries for minutes, or for ever. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

/**
 * Waits for an answer of the server until a deadline, in milliseconds.
 * @throws NoAnswerError after the deadline; the request may still take effect.
 */
export const withDeadline = <TAnswer>(answer: Promise<TAnswer>, deadlineMs = DEADLINE_MS) =>
  deadline.withDeadline(answer, deadlineMs, () => new NoAnswerError('The server did not answer.'));
