import * as v from 'valibot';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { at, type Check, listAt, read } from './check.ts';

const POLICY = 'passwordPolicyConfig.passwordPolicyVersions.0.customStrengthOptions';

/** Checks that nobody makes an account alone, and that administrators sign in by link or long password. */
export const signIn: Check = async ({ id, ask }) => {
  const { status, body } = await ask(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`,
  );
  // What is not known to be closed is open.
  if (status !== 200) {
    return [
      `The sign-in settings could not be read (${status}): enable « Email/Password » (DEPLOY.md, 1).`,
    ];
  }
  const isEnforced =
    at(body, 'passwordPolicyConfig.passwordPolicyEnforcementState') === 'ENFORCE' &&
    Number(at(body, `${POLICY}.minPasswordLength`)) >= PASSWORD_MIN;
  const rules: [holds: unknown, otherwise: string][] = [
    [
      at(body, 'client.permissions.disabledUserSignup'),
      'Sign-up is open, so anybody may make an account: under « User actions » untick « Enable create (sign-up) » and save.',
    ],
    [
      isEnforced,
      `Passwords may be short: under « Password policy » require at least ${PASSWORD_MIN} characters, set it to « Require enforcement » and save.`,
    ],
    [
      at(body, 'emailPrivacyConfig.enableImprovedEmailPrivacy'),
      'Anybody may ask which addresses have an account: under « User actions » tick « Email enumeration protection » and save.',
    ],
    [
      at(body, 'signIn.email.enabled') && !at(body, 'signIn.email.passwordRequired'),
      'Nobody can sign in by link: under « Sign-in method » enable « Email link (passwordless sign-in) ».',
    ],
  ];
  const where = `https://console.firebase.google.com/project/${id}/authentication/settings`;
  return rules.filter(([holds]) => holds !== true).map(([, text]) => `${text} (${where})`);
};

/** Checks that the one secret has a value. */
export const secrets: Check = async (project) => {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project.id}/secrets/SMTP_PASSWORD/versions/latest`;
  const version = await read(project, 'The secret SMTP_PASSWORD', url, [404]);
  return at(version, 'state') === 'ENABLED'
    ? []
    : ['The secret SMTP_PASSWORD has no value: npx firebase functions:secrets:set SMTP_PASSWORD'];
};

const Claims = v.pipe(v.string(), v.parseJson(), v.object({ admin: v.literal(true) }));

/** Checks that somebody has the rights of an administrator. */
export const administrators: Check = async (project) => {
  const url = `https://identitytoolkit.googleapis.com/v1/projects/${project.id}/accounts:batchGet?maxResults=1000`;
  const accounts = await read(project, 'The accounts', url);
  const hasOne = listAt(accounts, 'users').some(
    (user) => !at(user, 'disabled') && v.is(Claims, at(user, 'customAttributes')),
  );
  return hasOne
    ? []
    : [`Nobody is an administrator yet: npm run admin:invite -- EMAIL --project ${project.id}`];
};
