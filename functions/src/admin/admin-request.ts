import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import type { SessionRight } from '../../../src/domain/admin/admin-session.ts';
import { logAccess } from '../accounts/access-log.ts';
import { rightOf } from '../accounts/admin-sessions.ts';
import { parsePayload } from '../calls/parse-payload.ts';
import { database } from '../database.ts';
import type { Actor } from '../journal/journal-entry.ts';

const ENDED = 'Votre session a expiré\u00a0: reconnectez-vous';

const REFUSALS = {
  none: ['permission-denied', 'Ce compte n’a pas les droits d’administrateur'],
  ended: ['unauthenticated', ENDED],
  'code-missing': [
    'unauthenticated',
    'Le code de votre second facteur manque\u00a0: reconnectez-vous',
  ],
} as const;

export type AdminCall<TPayload> = { actor: Actor; payload: TPayload };

/**
 * The administrator who calls, and what the browser sent, validated. The rights are those that the
 * security rules ask for.
 * @param allowed what else than full rights will do
 * @throws HttpsError unauthenticated, permission-denied or invalid-argument, in French.
 */
export async function adminRequest<TSchema extends v.GenericSchema>(
  schema: TSchema,
  { auth, data }: Pick<CallableRequest, 'auth' | 'data'>,
  allowed?: SessionRight,
): Promise<AdminCall<v.InferOutput<TSchema>>> {
  if (!auth) throw new HttpsError('unauthenticated', ENDED);
  const right = await rightOf(await database(), auth, new Date());
  const isLetIn = right === 'granted' || right === allowed;
  logAccess(auth, right, isLetIn);
  if (!isLetIn) {
    const [code, message] = REFUSALS[right];
    throw new HttpsError(code, message);
  }
  const parsed = parsePayload(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', parsed.error);
  return { actor: { uid: auth.uid, email: auth.token.email ?? null }, payload: parsed.payload };
}
