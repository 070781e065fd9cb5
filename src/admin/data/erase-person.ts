import { callErase } from './admin-callables.ts';
import { isUnanswered } from './admin-error.ts';
import { UnconfirmedError } from './write-transaction.ts';

/**
 * Erases for good all that is stored of who has an email address.
 * @throws OfflineError without a network.
 * @throws UnconfirmedError when the server does not answer: repeated, it erases what is left.
 */
export async function erasePerson(email: string): Promise<void> {
  try {
    await callErase(email);
  } catch (error) {
    if (isUnanswered(error)) throw new UnconfirmedError('No answer to an erasure.');
    throw error;
  }
}
