import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { parsePayload } from '../calls/parse-payload.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { administratorOf } from './administrator.ts';

export type AdminCall<TPayload> = { actor: Actor; payload: TPayload };

/**
 * The administrator who calls, and what the browser sent, validated.
 * @throws HttpsError unauthenticated, permission-denied or invalid-argument, in French.
 */
export async function adminRequest<TSchema extends v.GenericSchema>(
  schema: TSchema,
  { auth, data }: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<AdminCall<v.InferOutput<TSchema>>> {
  const actor = auth ? await administratorOf(auth.rawToken) : 'ended';
  if (actor === 'ended') {
    throw new HttpsError('unauthenticated', 'Votre session a expiré\u00a0: reconnectez-vous');
  }
  if (actor === 'none') {
    throw new HttpsError('permission-denied', 'Ce compte n’a pas les droits d’administrateur');
  }
  const parsed = parsePayload(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  return { actor, payload: parsed.payload };
}
