/** Rejects with `timeoutError()` after `patienceMs`. Does not abort the request, which may still take effect. */
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
