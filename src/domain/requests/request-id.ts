import * as v from 'valibot';

/**
 * The browser's id of a request (a random UUID): document id and idempotency key, so that a
 * request sent twice is stored and mailed once.
 */
export const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));
