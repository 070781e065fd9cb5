import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';

/** The shortest password of an administrator; `npm run deploy` asks the project for the same. */
export const PASSWORD_MIN = 12;

/** A password that an administrator chooses: any characters, long rather than complicated. */
export const NewPassword = v.pipe(
  v.string(),
  v.check(
    (password) => [...password].length >= PASSWORD_MIN,
    `${PASSWORD_MIN} caractères au moins`,
  ),
  v.maxLength(PASSWORD_MAX, tooLong(PASSWORD_MAX)),
);
