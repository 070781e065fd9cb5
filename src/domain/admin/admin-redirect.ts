const ADMIN_HOME = '/admin';
const UNSAFE = /[\\\p{Cc}\p{Cs}]/u;
const ADMIN_PATH = /^\/admin(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}\p{M}._~-]*)*\/?$/u;
const LOGIN_PATH = /^\/admin\/login(?:\/|$)/i;

/**
 * Where to go after signing in: `value` when it is a path of the administration (with its query),
 * else /admin. No other site, no backslash, no control character, no percent sign or dot segment
 * in the path, and never the sign-in page itself.
 */
export function safeAdminRedirect(value: unknown): string {
  if (typeof value !== 'string' || UNSAFE.test(value)) return ADMIN_HOME;
  const path = value.replace(/[?#].*$/s, '');
  return ADMIN_PATH.test(path) && !LOGIN_PATH.test(path) ? value : ADMIN_HOME;
}
