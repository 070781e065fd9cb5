import * as v from 'valibot';
import { EMAIL_MAX, PASSWORD_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';

/** The sign-in form: both fields are required (spec section 5); the server judges the rest. */
export const AdminLogin = v.strictObject({
  email: v.pipe(
    v.string("L'email est requis"),
    v.trim(),
    v.nonEmpty("L'email est requis"),
    v.maxLength(EMAIL_MAX, tooLong(EMAIL_MAX)),
  ),
  password: v.pipe(
    v.string('Le mot de passe est requis'),
    v.nonEmpty('Le mot de passe est requis'),
    v.maxLength(PASSWORD_MAX, tooLong(PASSWORD_MAX)),
  ),
});
export type AdminLogin = v.InferOutput<typeof AdminLogin>;
