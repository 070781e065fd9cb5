/** How long after signing in an administrator has to sign in again. The security rules repeat it. */
export const SESSION_HOURS = 12;
const SESSION_S = SESSION_HOURS * 60 * 60;

/**
 * What a session may do: everything; nothing any more, until signing in again; nothing, as the account
 * is no administrator's.
 */
export type SessionRight = 'granted' | 'ended' | 'none';

/** A claim that counts: a number that is not one would compare as false, and let everybody in. */
const seconds = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What an ID token's claims allow, as the security rules judge them. */
export function sessionRight(claims: Readonly<Record<string, unknown>>, now: Date): SessionRight {
  // Anybody can register with somebody else's email address, so it has to be verified.
  if (claims.admin !== true || claims.email_verified !== true) return 'none';
  return now.getTime() < (seconds(claims.auth_time) + SESSION_S) * 1000 ? 'granted' : 'ended';
}
