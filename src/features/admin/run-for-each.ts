/** Runs an action for each record, one after the other; a failure does not stop the others. */
export async function runForEach<TRecord, TResult>(
  records: readonly TRecord[],
  action: (record: TRecord) => Promise<TResult>,
): Promise<{ results: TResult[]; failures: unknown[] }> {
  const results: TResult[] = [];
  const failures: unknown[] = [];
  for (const record of records) {
    try {
      results.push(await action(record));
    } catch (error) {
      failures.push(error);
    }
  }
  return { results, failures };
}
