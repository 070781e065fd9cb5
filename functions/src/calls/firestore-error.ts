/** The gRPC status codes that a write to a document of a fixed id may be refused with. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** Whether the document to create is there already. */
export const isAlreadyThere = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS);

/** Whether another write came in between. */
export const isOvertaken = (error: unknown): boolean =>
  hasCode(error, FAILED_PRECONDITION, ABORTED);

/** Whether the document to change is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, NOT_FOUND);

/** What the logs say of an error: its words may hold what was to be written. */
export const firestoreCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
