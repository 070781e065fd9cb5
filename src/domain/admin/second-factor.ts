import * as v from 'valibot';

/** Codes shown once at enrolment, each of which replaces the authenticator once. */
export const RECOVERY_CODES = 10;

const SIX_DIGITS = /^\d{6}$/;
const RECOVERY_CODE = /^[a-z2-7]{16}$/;

/** A code as people type it: in groups, with capitals. */
const withoutGroups = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** The six digits that an authenticator shows. */
export const TotpCode = v.pipe(
  v.string(),
  v.transform(withoutGroups),
  v.regex(SIX_DIGITS, 'Saisissez les six chiffres de votre application'),
);

/** The six digits, or a recovery code. */
export const SecondFactorCode = v.pipe(
  v.string(),
  v.transform(withoutGroups),
  v.check(
    (code) => SIX_DIGITS.test(code) || RECOVERY_CODE.test(code),
    'Saisissez les six chiffres de votre application, ou un code de secours',
  ),
);

/** Whether a code as `SecondFactorCode` has it is the authenticator's, not a recovery code. */
export const isTotp = (code: string): boolean => SIX_DIGITS.test(code);

/** A secret or a recovery code in groups of four, as it is read and copied. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** How many recovery codes are left, as a sentence. */
export function leftCodes(left: number): string {
  if (left === 0) return 'Il ne vous reste aucun code de secours';
  return `Il vous reste ${left}\u00a0${left === 1 ? 'code' : 'codes'} de secours`;
}
