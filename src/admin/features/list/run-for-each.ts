/**
 * Runs an action for each record, `atOnce` of them concurrently; a failure does not stop the others.
 * Results are in the order of the records.
 */
export async function runForEach<TRecord, TResult>(
  records: readonly TRecord[],
  action: (record: TRecord) => Promise<TResult>,
  atOnce = 1,
): Promise<{ results: TResult[]; failures: unknown[] }> {
  const results = new Map<number, TResult>();
  const failures = new Map<number, unknown>();
  const waiting = records.entries();
  const work = async () => {
    for (const [index, record] of waiting) {
      try {
        results.set(index, await action(record));
      } catch (error) {
        failures.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { results: inOrder(results), failures: inOrder(failures) };
}

function inOrder<TValue>(values: ReadonlyMap<number, TValue>): TValue[] {
  return [...values].sort(([one], [other]) => one - other).map(([, value]) => value);
}
