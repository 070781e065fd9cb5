import * as v from 'valibot';
import { CountableMissingPath } from '#domain/redirection/missing-paths.ts';
import { COUNTED_ACTIONS } from './actions.ts';

export const COUNTED_EVENT_MAX_BYTES = 1_200;

/** Id of a record whose views are counted; the pattern is repeated in firestore.rules. */
const RecordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,128}$/));

export const CountedEventPayload = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hotel'),
    id: RecordId,
    action: v.picklist(COUNTED_ACTIONS.filter((action) => action !== 'letter')),
  }),
  v.strictObject({ kind: v.literal('article'), id: RecordId, action: v.literal('read') }),
  v.strictObject({ kind: v.literal('missing'), path: CountableMissingPath }),
  // An error in a browser, which is logged instead of counted. `build` is the hashed name of the script that sent it.
  v.strictObject({
    kind: v.literal('error'),
    build: v.pipe(v.string(), v.regex(/^\/[\w./-]{1,100}$/)),
    error: v.pipe(v.string(), v.maxLength(300)),
  }),
]);
/** An event to count: an action on a record, or a request for a page that does not exist. */
export type CountedEvent = Exclude<v.InferOutput<typeof CountedEventPayload>, { kind: 'error' }>;

/** Message of log entries about errors in browsers; `npm run doctor` counts entries with this message. */
export const BROWSER_ERROR_LOG_MESSAGE = 'error in a browser';
