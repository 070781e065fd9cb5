/** The server did not answer in time; no write had been sent. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** How long people wait after pressing a button. The SDK alone retries for minutes, or for ever. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

/** A function may have to start first. */
export const CALL_DEADLINE_MS = 20_000;

/**
 * Waits for an answer of the server until a deadline.
 * @throws NoAnswerError after the deadline; the request may still take effect.
 */
export async function withDeadline<TAnswer>(
  answer: Promise<TAnswer>,
  deadlineMs = DEADLINE_MS,
): Promise<TAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError('The server did not answer.')), deadlineMs);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
