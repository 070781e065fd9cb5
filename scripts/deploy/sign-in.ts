import { PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { type FirebaseProject, jsonAt } from './google.ts';
import { type DeployRequirement, googleResourceRequirement } from './resource.ts';

const AUTH = 'https://identitytoolkit.googleapis.com';
const CONFIG = `${AUTH}/admin/v2/projects/PROJECT/config`;

/** Returns a JSON object with one value at a path: `{ a: { b: value } }` for the path `a.b`. */
const nested = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);

type Setting = {
  path: string;
  fault: string;
  isRight?: (value: unknown, host: string) => boolean;
  right?: (value: unknown, host: string) => unknown;
};

const hostOf = ({ env }: FirebaseProject) => new URL(env.VITE_SITE_URL ?? '').hostname;

/** Returns the deploy requirement that a setting of Firebase Authentication has the right value (by default `true`). */
const setting = ({
  path,
  fault,
  isRight = (value) => value === true,
  right = () => true,
}: Setting): DeployRequirement =>
  googleResourceRequirement({
    url: CONFIG,
    isRight: (config, project) => isRight(jsonAt(config, path), hostOf(project)),
    fault: () => fault,
    change: (config, project) => ({
      url: `${CONFIG}?updateMask=${path}`,
      method: 'PATCH',
      body: nested(path, right(jsonAt(config, path), hostOf(project))),
    }),
  });

const POLICY = 'passwordPolicyVersions';

export const SIGN_IN_DEPLOY_REQUIREMENTS: Readonly<Record<string, DeployRequirement>> = {
  'Authentication is open.': googleResourceRequirement({
    url: CONFIG,
    fault: () => 'Authentication was never opened.',
    change: () => ({
      url: `${AUTH}/v2/projects/PROJECT/identityPlatform:initializeAuth`,
      body: {},
    }),
  }),
  'Sign-up is closed.': setting({
    path: 'client.permissions.disabledUserSignup',
    fault: 'Sign-up is open, so anybody may make an account.',
  }),
  'Accounts are deleted by owners alone.': setting({
    path: 'client.permissions.disabledUserDeletion',
    fault: 'Whoever steals a session may delete the account.',
  }),
  'Addresses are not told.': setting({
    path: 'emailPrivacyConfig.enableImprovedEmailPrivacy',
    fault: 'Anybody may ask which addresses have an account.',
  }),
  'Passwords are long.': setting({
    path: 'passwordPolicyConfig',
    fault: `Passwords may be shorter than ${PASSWORD_MIN} characters.`,
    isRight: (policy) =>
      jsonAt(policy, 'passwordPolicyEnforcementState') === 'ENFORCE' &&
      Number(jsonAt(policy, `${POLICY}.0.customStrengthOptions.minPasswordLength`)) >= PASSWORD_MIN,
    right: () => ({
      passwordPolicyEnforcementState: 'ENFORCE',
      [POLICY]: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
    }),
  }),
  'Links by mail sign in.': setting({
    path: 'signIn.email',
    fault: 'Nobody can sign in by a link sent by mail.',
    isRight: (email) =>
      jsonAt(email, 'enabled') === true && jsonAt(email, 'passwordRequired') !== true,
    right: () => ({ enabled: true, passwordRequired: false }),
  }),
  'Links by mail may lead to the site.': setting({
    path: 'authorizedDomains',
    fault: 'Links by mail may not lead to the site’s domain, so nobody can be invited.',
    isRight: (domains, host) => [domains].flat().includes(host),
    right: (domains, host) => [domains ?? [], host].flat(),
  }),
};
