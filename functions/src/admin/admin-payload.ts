import { HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { parsePayload } from '../calls/parse-payload.ts';

/**
 * What an administrator's browser sent, checked.
 * @throws HttpsError invalid-argument with a French message.
 */
export function adminPayload<TSchema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: TSchema,
  data: unknown,
): v.InferOutput<TSchema> {
  const parsed = parsePayload(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  return parsed.payload;
}
