import { HttpsError } from 'firebase-functions/v2/https';

/** Document paths and SHA-256 hashes, as ids may be hashes of addresses, and email addresses. */
const PERSONAL = /\bprojects\/\S+|\b[\da-f]{64}\b|[^\s<>"]*[^\s<>"/]@[^\s<>"]+/gi;

/** Returns an error's text without what may identify a person, for the logs. */
export const errorText = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error).replaceAll(PERSONAL, '…');

/** Wraps a handler, so that the framework logs its unexpected errors without personal data. */
export const withCleanErrors =
  <TArgs extends unknown[], TResult>(handler: (...args: TArgs) => Promise<TResult>) =>
  async (...args: TArgs): Promise<TResult> => {
    try {
      return await handler(...args);
    } catch (error) {
      throw error instanceof HttpsError ? error : new Error(errorText(error));
    }
  };
