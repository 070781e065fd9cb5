/** The server did not answer in time, and nothing that changes anything had been sent. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** As long as people wait for a button. The SDK alone tries for two minutes, or for ever. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

/** A callable may have to start first. */
export const CALL_DEADLINE_MS = 20_000;

/**
 * Waits for an answer of the server, but not for ever.
 * @throws NoAnswerError after the deadline; what was asked for may still happen.
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
