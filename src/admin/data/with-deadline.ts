/** The server did not answer in time; nothing had been sent that changes anything. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** As long as anybody waits for a button. The SDK alone may try for two minutes, or for ever. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

/**
 * Waits for an answer of the server, but not for ever.
 * @throws NoAnswerError after 20 seconds; what was asked for may still happen.
 */
export async function withDeadline<TAnswer>(answer: Promise<TAnswer>): Promise<TAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError('The server did not answer.')), DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
