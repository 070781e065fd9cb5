/**
 * Waits for an answer for at most `patienceMs` milliseconds. What was asked goes on, and may still
 * take effect.
 * @param late makes the error of an answer that takes longer
 */
export async function withDeadline<TAnswer>(
  answer: Promise<TAnswer>,
  patienceMs: number,
  late: () => Error,
): Promise<TAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), patienceMs);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
