/**
 * Resolves as the promise `answer` does, or rejects with `timeoutError()` after `patienceMs`. Cancels nothing: the
 * request behind `answer` goes on, and may still take effect.
 */
export function withDeadline<TAnswer>(
  answer: Promise<TAnswer>,
  patienceMs: number,
  timeoutError: () => Error,
): Promise<TAnswer> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeoutError()), patienceMs);
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
