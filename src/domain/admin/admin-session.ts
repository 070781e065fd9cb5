import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { tooLongError } from '#domain/text/form-errors.ts';

/** Hours after which an administrator has to sign in again. Repeated in the security rules. */
export const ADMIN_SESSION_MAX_HOURS = 12;
const SESSION_S = ADMIN_SESSION_MAX_HOURS * 60 * 60;

/** Returns a time in a sign-in token, in seconds; 0 if it is no number, so that the session counts as ended. */
const seconds = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns a session's right: `ended` requires a new sign-in; with `none`, the account is not an administrator's. */
export function deriveAdminSessionState(claims: Readonly<Record<string, unknown>>, now: Date) {
  // The email address must be verified, because anybody can register somebody else's address.
  if (claims.admin !== true || claims.email_verified !== true) return 'none';
  return now.getTime() < (seconds(claims.auth_time) + SESSION_S) * 1000 ? 'granted' : 'ended';
}

/** Minutes after a sign-in during which an administrator may change rights, erase records for good and send newsletters. */
export const RECENT_SIGN_IN_MINUTES = 10;

/** The `reason` in the details of an error by which a callable demands a recent sign-in. */
export const RECENT_SIGN_IN_REASON = 'recent-sign-in';

export const isRecentSignIn = (authTime: unknown, now: Date): boolean =>
  now.getTime() < (seconds(authTime) + RECENT_SIGN_IN_MINUTES * 60) * 1000;

/** Minimum length of an administrator's password; `npm run deploy` checks the minimum set in Firebase. */
export const PASSWORD_MIN = 12;

/** A password that an administrator chooses: any characters, because length protects more than complexity. */
export const NewPassword = v.pipe(
  v.string(),
  v.check(
    (password) => [...password].length >= PASSWORD_MIN,
    `${PASSWORD_MIN} caractères au moins`,
  ),
  v.maxLength(PASSWORD_MAX, tooLongError(PASSWORD_MAX)),
);
