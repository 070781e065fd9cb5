/** Rejects with `late()` after `patienceMs`. The request goes on and may still take effect. */
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
