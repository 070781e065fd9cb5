import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { parsePayload } from '../calls/parse-payload.ts';
import type { Actor } from '../journal/journal-entry.ts';

/**
 * The administrator who calls, and what the browser sent, validated. The rights are those that the
 * security rules ask for.
 * @throws HttpsError unauthenticated, permission-denied or invalid-argument, in French.
 */
export function adminRequest<TSchema extends v.GenericSchema>(
  schema: TSchema,
  { auth, data }: Pick<CallableRequest, 'auth' | 'data'>,
): { actor: Actor; payload: v.InferOutput<TSchema> } {
  if (!auth)
    throw new HttpsError('unauthenticated', 'Votre session a expiré\u00a0: reconnectez-vous');
  if (auth.token.admin !== true || auth.token.email_verified !== true) {
    throw new HttpsError('permission-denied', 'Ce compte n’a pas les droits d’administrateur');
  }
  const parsed = parsePayload(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  return { actor: { uid: auth.uid, email: auth.token.email ?? null }, payload: parsed.payload };
}
