/** The gRPC status codes that a write to a document of a fixed id may be refused with. */
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
