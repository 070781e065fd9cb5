import * as v from 'valibot';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { type Check, fault, findings, unread, warning } from './check.ts';

const Flag = v.optional(v.boolean(), false);

/** The parts of a project's sign-in settings that decide who gets in; what is off is left out. */
const SignIn = v.object({
  signIn: v.optional(
    v.object({ email: v.optional(v.object({ enabled: Flag, passwordRequired: Flag }), {}) }),
    {},
  ),
  client: v.optional(
    v.object({ permissions: v.optional(v.object({ disabledUserSignup: Flag }), {}) }),
    {},
  ),
  emailPrivacyConfig: v.optional(v.object({ enableImprovedEmailPrivacy: Flag }), {}),
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
    {},
  ),
});

/** Checks that nobody makes an account alone, and that administrators sign in by link or long password. */
export const signIn: Check = async ({ id, cloud }) => {
  const answer = await cloud(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`,
  );
  const parsed = v.safeParse(SignIn, answer.body);
  // What is not known to be closed is open.
  if (answer.status !== 200 || !parsed.success) {
    return [
      fault(
        `${unread('The sign-in settings', answer).text} Enable « Email/Password » (DEPLOY.md, 1).`,
      ),
    ];
  }
  const { signIn: methods, client, emailPrivacyConfig, passwordPolicyConfig } = parsed.output;
  const { enabled, passwordRequired } = methods.email;
  const [policy] = passwordPolicyConfig.passwordPolicyVersions;
  const shortest = policy?.customStrengthOptions?.minPasswordLength ?? 0;
  const isEnforced = passwordPolicyConfig.passwordPolicyEnforcementState === 'ENFORCE';
  const wrong = [
    !client.permissions.disabledUserSignup &&
      'Sign-up is open, so anybody may make an account: under « User actions » untick « Enable create (sign-up) » and save.',
    !(isEnforced && shortest >= PASSWORD_MIN) &&
      `Passwords may be short: under « Password policy » require at least ${PASSWORD_MIN} characters, set it to « Require enforcement » and save.`,
    !emailPrivacyConfig.enableImprovedEmailPrivacy &&
      'Anybody may ask which addresses have an account: under « User actions » tick « Email enumeration protection » and save.',
    !(enabled && !passwordRequired) &&
      'Nobody can sign in by link: under « Sign-in method » enable « Email link (passwordless sign-in) ».',
  ].filter((text) => text !== false);
  const where = `https://console.firebase.google.com/project/${id}/authentication/settings`;
  return findings(
    wrong.map((text) => fault(`${text} (${where})`)),
    'Sign-up is closed, addresses are not told, and links and long passwords sign in.',
  );
};

const Version = v.object({ state: v.literal('ENABLED') });
const SECRETS = ['SMTP_PASSWORD'];

/** Checks that the secrets have a value. */
export const secrets: Check = async ({ id, cloud }) => {
  const found = SECRETS.map(async (name) => {
    const answer = await cloud(
      `https://secretmanager.googleapis.com/v1/projects/${id}/secrets/${name}/versions/latest`,
    );
    if (answer.status !== 200 && answer.status !== 404)
      return [unread(`The secret ${name}`, answer)];
    if (v.is(Version, answer.body)) return [];
    return [fault(`The secret ${name} has no value: npx firebase functions:secrets:set ${name}`)];
  });
  return findings((await Promise.all(found)).flat(), 'The secrets have values.');
};

const Accounts = v.object({
  users: v.optional(
    v.array(
      v.object({
        customAttributes: v.optional(v.string(), '{}'),
        disabled: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
const Claims = v.pipe(v.string(), v.parseJson(), v.object({ admin: v.literal(true) }));

/** Checks that somebody has the rights of an administrator. */
export const administrators: Check = async ({ id, cloud }) => {
  const answer = await cloud(
    `https://identitytoolkit.googleapis.com/v1/projects/${id}/accounts:batchGet?maxResults=1000`,
  );
  const parsed = v.safeParse(Accounts, answer.body);
  if (answer.status !== 200 || !parsed.success) return [unread('The accounts', answer)];
  const admins = parsed.output.users.filter(
    ({ customAttributes, disabled }) => !disabled && v.is(Claims, customAttributes),
  );
  return findings(
    admins.length > 0
      ? []
      : [warning(`Nobody is an administrator yet: npm run admin:invite -- EMAIL --project ${id}`)],
    `${admins.length} administrator(s).`,
  );
};
