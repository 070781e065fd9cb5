/** Collections about administrators' accounts, apart from those that visitors' pages name. */
export const ACCOUNT_COLLECTIONS = {
  sessions: 'admin_sessions',
  secondFactors: 'second_factors',
} as const;

/** How long after signing in an administrator has to sign in again. The security rules repeat it. */
export const SESSION_HOURS = 12;
const SESSION_S = SESSION_HOURS * 60 * 60;

/**
 * What a session may do: everything; nothing before the code of the second factor is given; nothing
 * any more, until signing in again; nothing, as the account is no administrator's.
 */
export type SessionRight = 'granted' | 'code-missing' | 'ended' | 'none';

/** Whether an account has to enrol the second factor that is required of it, before it has any rights. */
export const mustEnrol = (claims: Readonly<Record<string, unknown>>): boolean =>
  claims.totp_required === 'enrol';

/** A claim that counts: a number that is not one would compare as false, and let everybody in. */
const seconds = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** When a session ends by itself, in milliseconds since 1970. */
export const sessionEnd = (claims: Readonly<Record<string, unknown>>): number =>
  (seconds(claims.auth_time) + SESSION_S) * 1000;

/**
 * What an ID token's claims allow, as the security rules judge them.
 * @param revokedAt seconds since 1970, as in `admin_sessions`: sessions that began then or earlier
 *   have ended; null for none
 */
export function sessionRight(
  claims: Readonly<Record<string, unknown>>,
  now: Date,
  revokedAt: number | null,
): SessionRight {
  // Anybody can register with somebody else's email address, so it has to be verified.
  if (claims.admin !== true || claims.email_verified !== true) return 'none';
  if (now.getTime() >= sessionEnd(claims)) return 'ended';
  if (revokedAt !== null && seconds(claims.auth_time) <= revokedAt) return 'ended';
  return claims.totp === true && claims.second_factor !== true ? 'code-missing' : 'granted';
}
