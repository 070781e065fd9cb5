import * as v from 'valibot';
import { NewPassword } from './password.ts';
import { SecondFactorCode, TotpCode } from './second-factor.ts';

/**
 * What the callable `adminAccount` does for the account that calls, one action per call:
 *
 * - `status`: how the second factor stands.
 * - `start`: makes a secret for an authenticator; within ten minutes of signing in with the password.
 * - `confirm`: enrols it, by its first code; ends all sessions, and answers recovery codes.
 * - `verify`: takes a code after the password.
 * - `renew`: replaces the recovery codes, for a code.
 * - `turn-off`: forgets the second factor, for a code.
 * - `end-sessions`: ends all of them, the caller's too.
 * - `set-password`: within ten minutes of signing in with the present one; with a second factor, for a
 *   code. Refuses a password that is soon guessed. Ends all sessions.
 *
 * An account that must have a second factor (`mustEnrol`) has no rights but to `start` and `confirm`.
 *
 * Those that answer a `token` go on in a new session: the browser signs in with it. Errors:
 * unauthenticated, permission-denied, failed-precondition (details `{ reason: 'wrong-code' | 'stale' |
 * 'guessable' | 'no-tokens' }`), resource-exhausted, with a message in French.
 */
export const AccountCall = v.variant('action', [
  v.strictObject({ action: v.literal('status') }),
  v.strictObject({ action: v.literal('start') }),
  v.strictObject({ action: v.literal('confirm'), code: TotpCode }),
  v.strictObject({ action: v.literal('verify'), code: SecondFactorCode }),
  v.strictObject({ action: v.literal('renew'), code: SecondFactorCode }),
  v.strictObject({ action: v.literal('turn-off'), code: SecondFactorCode }),
  v.strictObject({ action: v.literal('end-sessions') }),
  v.strictObject({
    action: v.literal('set-password'),
    password: NewPassword,
    code: v.optional(SecondFactorCode),
  }),
]);
export type AccountCall = v.InferOutput<typeof AccountCall>;

/** What a call answers; each action fills in what it is about. */
export const AccountAnswer = v.object({
  /** When the second factor was enrolled (ISO); null without one. */
  enrolledAt: v.optional(v.nullable(v.string())),
  /** How many recovery codes are left. */
  codesLeft: v.optional(v.number()),
  /** For an authenticator: its secret in base32, and the address that its QR code holds. */
  secret: v.optional(v.string()),
  uri: v.optional(v.string()),
  /** Shown once: only their hashes are stored. */
  recoveryCodes: v.optional(v.array(v.string())),
  token: v.optional(v.string()),
});
export type AccountAnswer = v.InferOutput<typeof AccountAnswer>;
