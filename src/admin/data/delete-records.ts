import type { DeletableCollection, DeletedRecord } from '#domain/admin/admin-calls.ts';
import { callDelete, isThereAgain, restoreFromJournal } from './admin-callables.ts';
import { isUnanswered } from './admin-error.ts';
import { CALL_DEADLINE_MS, withDeadline } from './with-deadline.ts';
import { UnconfirmedError } from './write-transaction.ts';

/** The answer to a call that changes something; without one nobody knows whether it did. */
async function confirmed<TAnswer>(answer: Promise<TAnswer>, what: string): Promise<TAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (isUnanswered(error)) throw new UnconfirmedError(`No answer to ${what}.`);
    throw error;
  }
}

/**
 * Deletes records, at most DELETE_MAX, with their links: all or none. The journal shows deletions with
 * the same `batch` (a UUID) as one.
 * @returns those that existed, for `restoreRecord`.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError when the server does not answer.
 */
export async function deleteRecords(
  collection: DeletableCollection,
  ids: readonly string[],
  batch: string = crypto.randomUUID(),
): Promise<DeletedRecord[]> {
  const request = { requestId: crypto.randomUUID(), batch, collection, ids: [...ids] };
  const send = () => callDelete(request);
  // The answer may have been lost: the function repeats it for the same request id.
  const answer = send().catch((error: unknown) =>
    isUnanswered(error) ? send() : Promise.reject(error),
  );
  return (await confirmed(withDeadline(answer, CALL_DEADLINE_MS), 'a deletion')).deleted;
}

/**
 * Restores what `deleteRecords` deleted, in one transaction. Rejects with a FirebaseError in French
 * when its id or its slug is taken.
 * @returns how many links were lost because the other record has been deleted meanwhile.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError when the server does not answer.
 */
export async function restoreRecord(
  { auditId }: DeletedRecord,
  batch?: string,
): Promise<{ lost: number }> {
  const send = () => restoreFromJournal(auditId, false, batch);
  // Only the answer to the first call was lost where the second finds it done.
  const again = () =>
    send().catch((error: unknown) => (isThereAgain(error) ? { lost: 0 } : Promise.reject(error)));
  const answer = send().catch((error: unknown) =>
    isUnanswered(error) ? again() : Promise.reject(error),
  );
  const { lost } = await confirmed(withDeadline(answer, CALL_DEADLINE_MS), 'a restoration');
  return { lost };
}
