import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';

/**
 * The id of the administrator who calls.
 * @throws HttpsError unauthenticated or permission-denied for everybody else.
 */
export function requireAdmin({ auth }: Pick<CallableRequest, 'auth'>): string {
  if (!auth) throw new HttpsError('unauthenticated', 'Votre session a expiré : reconnectez-vous');
  if (auth.token.admin !== true) {
    throw new HttpsError('permission-denied', "Ce compte n'a pas les droits d'administrateur");
  }
  return auth.uid;
}
