/**
 * Resolves as the promise `answer` does, or rejects with `createError()` after `deadlineMs`: Firestore's clients give up
 * only after minutes, or never. Cancels nothing: the request behind `answer` goes on, and may still take effect.
 */
export function withDeadline<TAnswer>(
  answer: Promise<TAnswer>,
  deadlineMs: number,
  createError: () => Error = () => new DOMException('No answer.', 'TimeoutError'),
): Promise<TAnswer> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), deadlineMs);
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
