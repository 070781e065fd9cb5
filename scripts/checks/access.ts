import * as v from 'valibot';
import { signInFaults } from '../lib/sign-in-settings.ts';
import { type Check, fault, findings, ok, type Project, unread, warning } from './check.ts';

/** Nobody makes an account alone. */
export const signIn: Check = async ({ id, cloud }) => {
  const { status, body } = await cloud(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`,
  );
  if (status === 404) {
    return [fault('There is no sign-in yet: enable « Email/Password » (DEPLOY.md, 1).')];
  }
  // What is not known to be closed is open.
  if (status !== 200 || body === null) {
    return [fault(`${unread('The sign-in settings', status).text} They may be open to all.`)];
  }
  const where = `https://console.firebase.google.com/project/${id}/authentication/settings`;
  return findings(
    signInFaults(body).map((text) => fault(`${text} (${where})`)),
    'Sign-up is closed, and passwords have their length.',
  );
};

/** The accounts that the functions run as: what each may do is in DEPLOY.md. */
export const SERVICE_ACCOUNTS = ['site-reader', 'site-worker'] as const;

/** Each function runs as an account that may do what it needs. */
export const serviceAccounts: Check = async ({ id, cloud }) => {
  const found = SERVICE_ACCOUNTS.map(async (name) => {
    const email = `${name}@${id}.iam.gserviceaccount.com`;
    const { status } = await cloud(
      `https://iam.googleapis.com/v1/projects/${id}/serviceAccounts/${email}`,
    );
    if (status === 200) return [ok(`The service account ${name} is there.`)];
    if (status !== 404) return [unread(`The service account ${name}`, status)];
    return [fault(`There is no service account ${name}: make it as DEPLOY.md says (2).`)];
  });
  return (await Promise.all(found)).flat();
};

const SECRETS = ['NEWSLETTER_SECRET', 'SMTP_PASSWORD'];
const Version = v.object({ state: v.string() });

/** The secrets have a value. */
export const secrets: Check = async ({ id, cloud }) => {
  const found = SECRETS.map(async (name) => {
    const { status, body } = await cloud(
      `https://secretmanager.googleapis.com/v1/projects/${id}/secrets/${name}/versions/latest`,
    );
    const version = v.safeParse(Version, body);
    if (status === 200 && version.success && version.output.state === 'ENABLED') {
      return ok(`The secret ${name} has a value.`);
    }
    if (status !== 200 && status !== 404) return unread(`The secret ${name}`, status);
    return fault(`The secret ${name} has no value: npx firebase functions:secrets:set ${name}`);
  });
  return Promise.all(found);
};

const Lookup = v.object({ name: v.string() });
const Key = v.object({
  restrictions: v.optional(
    v.looseObject({
      browserKeyRestrictions: v.optional(v.unknown()),
      serverKeyRestrictions: v.optional(v.unknown()),
      apiTargets: v.optional(v.array(v.object({ service: v.string() })), []),
    }),
    {},
  ),
});

/** What the browser's key is used for, by the site and by the function that renders it. */
const keyServices = ({ env }: Project) => [
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  ...(env.VITE_APP_CHECK_SITE_KEY ? ['firebaseappcheck.googleapis.com'] : []),
];

/** The browser's key is not restricted so that pages could no longer be rendered or opened. */
export const browserKey: Check = async (project) => {
  const { cloud, env } = project;
  const keys = 'https://apikeys.googleapis.com/v2';
  const found = await cloud(
    `${keys}/keys:lookupKey?keyString=${encodeURIComponent(env.VITE_FIREBASE_API_KEY ?? '')}`,
  );
  const lookup = v.safeParse(Lookup, found.body);
  if (!lookup.success) return [unread('The browser’s key', found.status)];
  const { status, body } = await cloud(`${keys}/${lookup.output.name}`);
  const key = v.safeParse(Key, body);
  if (status !== 200 || !key.success) return [unread('The browser’s key', status)];
  const { browserKeyRestrictions, serverKeyRestrictions, apiTargets } = key.output.restrictions;
  const services = new Set(apiTargets.map(({ service }) => service));
  const missing =
    services.size === 0 ? [] : keyServices(project).filter((one) => !services.has(one));
  return findings(
    [
      ...(browserKeyRestrictions === undefined && serverKeyRestrictions === undefined
        ? []
        : [
            fault(
              'The browser’s key is restricted to websites or addresses: render reads with it and names no website, so every page would fail. Restrict it to APIs only.',
            ),
          ]),
      ...missing.map((service) => fault(`The browser’s key does not allow ${service}: add it.`)),
      ...(services.size === 0
        ? [
            warning(
              'The browser’s key allows every API of the project: restrict it as DEPLOY.md says.',
            ),
          ]
        : []),
    ],
    'The browser’s key allows what the site needs.',
  );
};

const Services = v.object({
  services: v.optional(
    v.array(v.object({ name: v.string(), enforcementMode: v.optional(v.string()) })),
    [],
  ),
});
/** Pages are rendered and opened, and administrators sign in, without App Check's token. */
const NEVER_ENFORCED = ['firestore.googleapis.com', 'identitytoolkit.googleapis.com'];

/** App Check is required of forms alone, by the functions themselves. */
export const appCheck: Check = async ({ id, cloud, params, env }) => {
  const { status, body } = await cloud(
    `https://firebaseappcheck.googleapis.com/v1/projects/${id}/services`,
  );
  const parsed = v.safeParse(Services, body);
  // The API is off where nobody uses App Check.
  const services = parsed.success && status === 200 ? parsed.output.services : [];
  if (status !== 200 && status !== 403) return [unread('App Check', status)];
  const enforced = services.filter(({ enforcementMode }) => enforcementMode === 'ENFORCED');
  const isBroken = params.APP_CHECK === 'true' && !env.VITE_APP_CHECK_SITE_KEY;
  return findings(
    [
      ...NEVER_ENFORCED.filter((service) =>
        enforced.some(({ name }) => name.endsWith(service)),
      ).map((service) =>
        fault(`App Check is enforced for ${service}: that takes the site down. Unenforce it.`),
      ),
      ...(isBroken
        ? [fault('APP_CHECK=true without VITE_APP_CHECK_SITE_KEY: no form would be taken.')]
        : []),
    ],
    'App Check keeps nobody out of the pages.',
  );
};
