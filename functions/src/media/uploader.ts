import { logAccess } from '../accounts/access-log.ts';
import { rightOf } from '../accounts/admin-sessions.ts';
import { adminApp, database } from '../database.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { UploadError } from './upload-error.ts';

const BEARER = /^Bearer (\S+)$/;

/** Where Auth itself fails, nothing is said about the session. */
function refuse(error: unknown): never {
  const code = String(Reflect.get(Object(error), 'code'));
  throw /^app\/network|internal-error$/.test(code) ? error : new UploadError('unauthenticated');
}

/**
 * The administrator whose ID token a request carries (`Authorization: Bearer`). Unlike the rules, it
 * asks for the account's present rights too: rendering costs more than a read.
 * @throws UploadError unauthenticated or permission-denied
 */
export async function uploaderOf(authorization = ''): Promise<Actor> {
  const [, token] = BEARER.exec(authorization) ?? [];
  if (token === undefined) throw new UploadError('unauthenticated');
  const [app, { getAuth }] = await Promise.all([adminApp(), import('firebase-admin/auth')]);
  const auth = getAuth(app);
  const claims = await auth.verifyIdToken(token).catch(refuse);
  const account = await auth.getUser(claims.uid).catch(refuse);
  const caller = { uid: claims.uid, token: claims };
  const right = await rightOf(await database(), caller, new Date());
  const isAdmin = right !== 'none' && account.customClaims?.admin === true && !account.disabled;
  logAccess(caller, right, isAdmin && right === 'granted');
  if (!isAdmin) {
    throw new UploadError('permission-denied');
  }
  if (right !== 'granted') throw new UploadError('unauthenticated');
  return { uid: account.uid, email: account.email ?? null };
}
