import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { needsRecentSignIn } from '../../src/domain/admin/admin-calls.ts';
import {
  deriveAdminSessionState,
  isRecentSignIn,
  RECENT_SIGN_IN_MINUTES,
  RECENT_SIGN_IN_REASON,
} from '../../src/domain/admin/admin-session.ts';
import { ADMIN_REFUSAL_TEXTS } from '../../src/domain/site/admin-refusals.ts';
import { parseCallPayload } from './calls.ts';
import { openFirebaseAuth } from './firebase.ts';
import { errorCode } from './firestore-values.ts';

/** Codes of errors by which Firebase Auth is unreachable or failing: the administrator's session may well be valid. */
const OUTAGE = /^app\/network|internal-error$/;

/**
 * Returns the administrator to whom the ID token belongs, or the reason why access is refused. The security rules check
 * the token's claims in the same way, but not whether the session was revoked.
 */
export async function verifyAdminToken(token: string | undefined) {
  if (token === undefined) return 'unauthenticated';
  try {
    const claims = await (await openFirebaseAuth()).verifyIdToken(token, true);
    const right = deriveAdminSessionState(claims, new Date());
    if (right === 'none') return 'permission-denied';
    return right === 'ended' ? 'unauthenticated' : { uid: claims.uid, email: claims.email ?? null };
  } catch (error) {
    if (OUTAGE.test(errorCode(error))) throw error;
    return 'unauthenticated';
  }
}

const SIGN_IN_AGAIN = `Votre connexion date de plus de ${RECENT_SIGN_IN_MINUTES}\u00a0minutes\u00a0: reconnectez-vous`;

type Call = Parameters<typeof needsRecentSignIn>[0];

/**
 * Returns the calling administrator and the payload. @throws HttpsError, whose details name `RECENT_SIGN_IN_REASON` if
 * the call needs a newer sign-in
 */
export async function requireAdministrator<TSchema extends v.GenericSchema<unknown, Call>>(
  schema: TSchema,
  { auth, data }: CallableRequest<unknown>,
) {
  const actor = await verifyAdminToken(auth?.rawToken);
  if (typeof actor === 'string') throw new HttpsError(actor, ADMIN_REFUSAL_TEXTS[actor]);
  const payload = parseCallPayload(schema, data);
  if (needsRecentSignIn(payload) && !isRecentSignIn(auth?.token.auth_time, new Date()))
    throw new HttpsError('failed-precondition', SIGN_IN_AGAIN, { reason: RECENT_SIGN_IN_REASON });
  return { actor, payload };
}
