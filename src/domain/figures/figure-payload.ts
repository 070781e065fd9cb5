import * as v from 'valibot';
import { FIGURE_ACTIONS } from './figure.ts';

export const FIGURE_MAX_BYTES = 250;

/** Repeated in firestore.rules. */
const RecordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,128}$/));

export const FigurePayload = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hotel'),
    id: RecordId,
    action: v.picklist(FIGURE_ACTIONS),
  }),
  v.strictObject({ kind: v.literal('article'), id: RecordId, action: v.literal('read') }),
]);
