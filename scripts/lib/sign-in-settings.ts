import * as v from 'valibot';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { Failure } from './script.ts';

const ENDPOINT = 'https://identitytoolkit.googleapis.com';

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

const consoleUrl = (project: string) =>
  `https://console.firebase.google.com/project/${project}/authentication/settings`;

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

/**
 * Refuses a project in which anybody may register or choose a short password.
 * @param endpoint another server than Google's, for tests
 * @throws Failure, also when the settings cannot be read: what is not known to be closed is open
 */
export async function requireClosedSignUp(
  project: string,
  token: string,
  endpoint = ENDPOINT,
): Promise<void> {
  const response = await fetch(`${endpoint}/admin/v2/projects/${project}/config`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (response?.status === 404) {
    throw new Failure(
      `${project} has no sign-in yet: press « Get started » at ${consoleUrl(project)} and enable « Email/Password ».`,
    );
  }
  if (!response?.ok) {
    throw new Failure(
      `The sign-in settings of ${project} could not be read (${response?.status ?? 'no answer'}): deploy with an account that has the role « Firebase Authentication Viewer ».`,
    );
  }
  const faults = signInFaults(await response.json());
  if (faults.length > 0) {
    throw new Failure(
      [
        `The sign-in of ${project} is too open. Mend it at ${consoleUrl(project)} (a setting that is not there comes with the upgrade to Identity Platform, free below 50,000 users a month):`,
        ...faults,
      ].join('\n  - '),
    );
  }
}
