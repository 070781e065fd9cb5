import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { fieldLabel } from '#domain/admin/entities.ts';
import { normalisePhone } from '#domain/requests/contact-links.ts';
import {
  completeSettings,
  readSettings,
  SETTINGS_ID,
  type Settings,
} from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { ROLES } from '../../functions/src/service-accounts.ts';
import { at, listAt, type Project, read } from './project.ts';

/** Reserved hosts, which nobody owns (RFC 2606 and 6761). */
const RESERVED_HOST = /[.@/]example\.(?:com|net|org)\b|\.(?:test|example|invalid|localhost)\b/i;
/** Registration and phone numbers made of zeros; a share capital has fewer zeros. */
const ZEROS = /0{8}/;
/** Phone numbers that the French regulator reserves for works of fiction. */
const FICTIONAL_PHONE = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/;

/** Returns true for a placeholder: the host, registration or phone number in the text belongs to nobody. */
export function isPlaceholder(text: string): boolean {
  const digits = normalisePhone(text);
  return RESERVED_HOST.test(text) || ZEROS.test(digits) || FICTIONAL_PHONE.test(digits);
}

function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && isPlaceholder(value) ? [name] : [],
  );
}

/** Returns a project's faults, a sentence each; `false` stands for no fault. */
export type Check = (project: Project) => Promise<(string | false)[]>;

const AUTH = 'https://identitytoolkit.googleapis.com';
const POLICY = 'passwordPolicyConfig.passwordPolicyVersions.0.customStrengthOptions';

/** Returns the last part of a resource's name. */
const nameOf = (resource: unknown) => String(at(resource, 'name')).replace(/.*\//, '');

const unmeant = (way: string, { id }: Project) =>
  `« ${way} » signs people in, though the site has a form for e-mail only: under « Sign-in method » disable it and save. (https://console.firebase.google.com/project/${id}/authentication/providers)`;

const signIn: Check = async (project) => {
  const what = 'The sign-in settings (DEPLOY.md, 1)';
  const config = await read(project, what, `${AUTH}/admin/v2/projects/${project.id}/config`);
  const isEnforced =
    at(config, 'passwordPolicyConfig.passwordPolicyEnforcementState') === 'ENFORCE' &&
    Number(at(config, `${POLICY}.minPasswordLength`)) >= PASSWORD_MIN;
  const where = `(https://console.firebase.google.com/project/${project.id}/authentication/settings)`;
  return [
    at(config, 'client.permissions.disabledUserSignup') !== true &&
      `Sign-up is open, so anybody may make an account: under « User actions » untick « Enable create (sign-up) » and save. ${where}`,
    at(config, 'client.permissions.disabledUserDeletion') !== true &&
      `Whoever steals a session may delete the account: under « User actions » untick « Enable delete » and save. ${where}`,
    !isEnforced &&
      `Passwords may be short: under « Password policy » require at least ${PASSWORD_MIN} characters, set it to « Require enforcement » and save. ${where}`,
    at(config, 'emailPrivacyConfig.enableImprovedEmailPrivacy') !== true &&
      `Anybody may ask which addresses have an account: under « User actions » tick « Email enumeration protection » and save. ${where}`,
    (at(config, 'signIn.email.enabled') !== true ||
      at(config, 'signIn.email.passwordRequired') === true) &&
      `Nobody can sign in by link: under « Sign-in method » enable « Email link (passwordless sign-in) ». ${where}`,
    at(config, 'signIn.anonymous.enabled') === true && unmeant('Anonymous', project),
    at(config, 'signIn.phoneNumber.enabled') === true && unmeant('Phone', project),
  ];
};

const providers: Check = async (project) => {
  const lists = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'];
  const configsOf = async (list: string) => {
    const url = `${AUTH}/admin/v2/projects/${project.id}/${list}?pageSize=100`;
    return listAt(await read(project, 'The providers of sign-in', url), list);
  };
  return (await Promise.all(lists.map(configsOf)))
    .flat()
    .map((one) => at(one, 'enabled') === true && unmeant(nameOf(one), project));
};

const emailOf = (account: string, { id }: Project) => `${account}${id}.iam.gserviceaccount.com`;

const roles: Check = async (project) => {
  const what = 'The roles of the service accounts (DEPLOY.md, 2)';
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project.id}:getIamPolicy`;
  const bindings = listAt(await read(project, what, url, { method: 'POST' }), 'bindings');
  const where = `(https://console.cloud.google.com/iam-admin/iam?project=${project.id})`;
  return Object.entries(ROLES).flatMap(([account, names]) => {
    const email = emailOf(account, project);
    const isHeld = (one: unknown) => listAt(one, 'members').includes(`serviceAccount:${email}`);
    const held = bindings.filter(isHeld).map((one) => String(at(one, 'role')));
    const meant = names.map((name) => `roles/${name}`);
    const extra = held.filter((role) => !meant.includes(role)).join(', ');
    const missing = meant.filter((role) => !held.includes(role)).join(', ');
    return [
      extra !== '' && `${email} may do more than it should: remove ${extra}. ${where}`,
      missing !== '' && `${email} lacks ${missing}: grant it as DEPLOY.md does. ${where}`,
    ];
  });
};

const runners: Check = async (project) => {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project.id}/locations/-/functions`;
  const emails = new Set<unknown>(Object.keys(ROLES).map((account) => emailOf(account, project)));
  const runnerOf = (one: unknown) => at(one, 'serviceConfig.serviceAccountEmail');
  const found = listAt(await read(project, 'The functions', url), 'functions');
  return found.map(
    (one) =>
      !emails.has(runnerOf(one)) &&
      `${nameOf(one)} runs as ${runnerOf(one)}, whose roles nobody checks: npm run deploy, or delete it. (https://console.cloud.google.com/functions/list?project=${project.id})`,
  );
};

const placeholders: Check = async (project) => {
  const url = `https://firestore.googleapis.com/v1/projects/${project.id}/databases/(default)/documents/${COLLECTIONS.settings}/${SETTINGS_ID}`;
  // The document is missing until an owner saves the settings.
  const document = await read(project, 'The site’s settings', url, { absent: {} });
  const stored = Object.entries(at(document, 'fields') ?? {}).map(([name, value]) => [
    name,
    at(value, 'stringValue'),
  ]);
  const settings = completeSettings(readSettings(Object.fromEntries(stored)), DEFAULT_SETTINGS);
  return placeholdersIn(settings).map(
    (name) =>
      `« ${fieldLabel(COLLECTIONS.settings, name)} » est encore un exemple\u202f; changez-le dans /admin/reglages\u00a0: ${at(settings, name)}`,
  );
};

const administrators: Check = async (project) => {
  const url = `${AUTH}/v1/projects/${project.id}/accounts:batchGet?maxResults=1000`;
  const isOne = (user: unknown) =>
    !at(user, 'disabled') &&
    at(JSON.parse(String(at(user, 'customAttributes') ?? '{}')), 'admin') === true;
  return [
    !listAt(await read(project, 'The accounts', url), 'users').some(isOne) &&
      `Nobody is an administrator yet: npm run admin:invite -- EMAIL --project ${project.id}`,
  ];
};

const health: Check = async ({ env }) => {
  const answer = await fetch(`${env.VITE_SITE_URL}/api/health`).catch(() => null);
  return [
    !answer?.ok &&
      `The site is not well (/api/health: ${answer?.status ?? 'no answer'}): the log of siteFiles says why.`,
  ];
};

export type Checks = Readonly<Record<string, Check>>;

export const BEFORE: Checks = {
  'Sign-up is closed, addresses are not told, and links and long passwords sign in.': signIn,
  'The service accounts hold their roles and no other.': roles,
};

/** Checks that can pass only after a deployment, or that should not stop one. */
export const AFTER: Checks = {
  'Nobody signs in by another provider.': providers,
  'The functions run as these accounts.': runners,
  'No setting is an example any more.': placeholders,
  'Somebody is an administrator.': administrators,
  'The functions answer, and no mail waits.': health,
};

/** Returns true if no fault was found; a check that fails to run is a fault. */
export async function runChecks(checks: Checks, project: Project): Promise<boolean> {
  const found = Object.entries(checks).map(async ([fine, check]) => {
    const said = await check(project).catch((error: Error) => [error.message]);
    const faults = said.filter((fault) => fault !== false);
    return faults.length === 0 ? [`  ✔ ${fine}`] : faults.map((text) => `  ✖ ${text}`);
  });
  const report = (await Promise.all(found)).flat();
  console.log(`\n${project.id}\n${report.join('\n')}\n`);
  return !report.some((line) => line.startsWith('  ✖'));
}
