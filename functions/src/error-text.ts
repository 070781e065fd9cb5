import { HttpsError } from 'firebase-functions/v2/https';

/** Texts that may identify a person in an error: email addresses, document paths, and SHA-256 hashes of addresses. */
const PERSONAL_TEXT = /\bprojects\/\S+|\b[\da-f]{64}\b|[^\s<>"]*[^\s<>"/]@[^\s<>"]+/gi;

/** Returns an error's stack or text for the logs, with « … » in place of texts that may identify a person. */
export const anonymiseErrorText = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error).replaceAll(PERSONAL_TEXT, '…');

/** Wraps a handler, so that the framework logs its unexpected errors without personal data. */
export const withAnonymisedErrors =
  <TArgs extends unknown[], TResult>(handler: (...args: TArgs) => Promise<TResult>) =>
  async (...args: TArgs): Promise<TResult> => {
    try {
      return await handler(...args);
    } catch (error) {
      throw error instanceof HttpsError ? error : new Error(anonymiseErrorText(error));
    }
  };
