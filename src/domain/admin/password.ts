import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';

/** Minimum length of an administrator's password; `npm run deploy` checks the project's own minimum. */
export const PASSWORD_MIN = 12;

/** A password chosen by an administrator: any characters, because length protects more than complexity. */
export const NewPassword = v.pipe(
  v.string(),
  v.check(
    (password) => [...password].length >= PASSWORD_MIN,
    `${PASSWORD_MIN} caractères au moins`,
  ),
  v.maxLength(PASSWORD_MAX, tooLong(PASSWORD_MAX)),
);
