import * as v from 'valibot';
import { FIGURE_ACTIONS } from './figure.ts';

export const FIGURE_MAX_BYTES = 1_200;

/** Id of a counted record; the pattern is repeated in firestore.rules. */
const RecordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,128}$/));
const Reading = v.picklist(['read', 'letter']);

export const FigurePayload = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hotel'),
    id: RecordId,
    action: v.picklist(FIGURE_ACTIONS),
  }),
  v.strictObject({ kind: v.literal('article'), id: RecordId, action: Reading }),
  // An error in a browser, which is logged, not counted. `build` is the hashed name of the script that sent the error.
  v.strictObject({
    kind: v.literal('error'),
    build: v.pipe(v.string(), v.regex(/^\/[\w./-]{1,100}$/)),
    error: v.pipe(v.string(), v.maxLength(300)),
  }),
]);
export type FigurePayload = v.InferOutput<typeof FigurePayload>;

/** Message under which errors of browsers are logged, and found by `npm run doctor`. */
export const BROWSER_ERROR_LOG = 'error in a browser';
