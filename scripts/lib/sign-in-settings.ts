import * as v from 'valibot';
import { PASSWORD_MIN } from '#domain/admin/password.ts';

/** The parts of a project's sign-in settings that decide who gets in; what is off is left out. */
const Settings = v.object({
  client: v.optional(
    v.object({
      permissions: v.optional(v.object({ disabledUserSignup: v.optional(v.boolean(), false) })),
    }),
  ),
  passwordPolicyConfig: v.optional(
    v.object({
      passwordPolicyEnforcementState: v.optional(v.string()),
      passwordPolicyVersions: v.optional(
        v.array(
          v.object({
            customStrengthOptions: v.optional(
              v.object({ minPasswordLength: v.optional(v.number(), 0) }),
            ),
          }),
        ),
        [],
      ),
    }),
  ),
});

/**
 * What is wrong with a project's sign-in settings, each with the way to mend it.
 * @param stored the answer of the Identity Toolkit's admin API
 */
export function signInFaults(stored: unknown): string[] {
  const { client, passwordPolicyConfig: policy } = v.parse(Settings, stored);
  const shortest = policy?.passwordPolicyVersions[0]?.customStrengthOptions?.minPasswordLength ?? 0;
  const isEnforced = policy?.passwordPolicyEnforcementState === 'ENFORCE';
  return [
    ...(client?.permissions?.disabledUserSignup === true
      ? []
      : [
          'Sign-up is open, so anybody may make an account: under « User actions » untick « Enable create (sign-up) » and save.',
        ]),
    ...(isEnforced && shortest >= PASSWORD_MIN
      ? []
      : [
          `Passwords may be short: under « Password policy » require at least ${PASSWORD_MIN} characters, set it to « Require enforcement » and save.`,
        ]),
  ];
}
