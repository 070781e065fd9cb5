import * as v from 'valibot';
import { email } from '#domain/schema/fields.ts';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';

/** The sign-in form. */
export const AdminLogin = v.object({
  email: email('E-mail', 'L’adresse e-mail est requise', 'Adresse e-mail invalide'),
  password: v.pipe(
    v.string('Le mot de passe est requis'),
    v.nonEmpty('Le mot de passe est requis'),
    v.maxLength(PASSWORD_MAX, tooLong(PASSWORD_MAX)),
  ),
});

const ADMIN_HOME = '/admin';
const UNSAFE = /[\\\p{Cc}\p{Cs}]/u;
const ADMIN_PATH = /^\/admin(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}\p{M}._~-]*)*\/?$/u;
const LOGIN_PATH = /^\/admin\/login(?:\/|$)/i;

/**
 * Where to go after signing in: `value` when it is a path of the administration (query included),
 * else /admin. Refused: other origins, backslashes, control characters, percent signs and dot
 * segments in the path, and the sign-in page itself.
 */
export function safeAdminRedirect(value: unknown): string {
  if (typeof value !== 'string' || UNSAFE.test(value)) return ADMIN_HOME;
  const path = value.replace(/[?#].*$/s, '');
  return ADMIN_PATH.test(path) && !LOGIN_PATH.test(path) ? value : ADMIN_HOME;
}
