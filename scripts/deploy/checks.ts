import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { fieldLabel } from '#domain/admin/entities.ts';
import { HEALTH_API } from '#domain/admin/health.ts';
import {
  listSettingsToFillIn,
  listUnchangedExampleLinkSettings,
} from '#domain/settings/examples.ts';
import { parseSettings, SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  SERVICE_ACCOUNT_ROLES,
  serviceAccountEmail,
} from '../../functions/src/service-accounts.ts';
import { callGoogleApi, type FirebaseProject, jsonAt, jsonListAt } from './google.ts';
import type { DeployCheck } from './resource.ts';

const AUTH = 'https://identitytoolkit.googleapis.com';

const nameOf = (resource: unknown) => String(jsonAt(resource, 'name')).replace(/.*\//, '');

export async function readDeployedFunctions(project: FirebaseProject): Promise<unknown[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project.id}/locations/-/functions`;
  return jsonListAt(await callGoogleApi(project, url), 'functions');
}

/**
 * Returns true if the function `journal` is deployed, and its events are retried after a failure. A first deployment
 * begins with this function.
 */
export async function isJournalFunctionDeployed(project: FirebaseProject): Promise<boolean> {
  return (await readDeployedFunctions(project)).some(
    (deployed) =>
      nameOf(deployed) === 'journal' &&
      jsonAt(deployed, 'state') === 'ACTIVE' &&
      jsonAt(deployed, 'eventTrigger.retryPolicy') === 'RETRY_POLICY_RETRY',
  );
}

const runners: DeployCheck = async (project) => {
  const emails = new Set<unknown>(
    Object.keys(SERVICE_ACCOUNT_ROLES).map((name) => serviceAccountEmail(name, project.id)),
  );
  const runnerOf = (deployed: unknown) => jsonAt(deployed, 'serviceConfig.serviceAccountEmail');
  return (await readDeployedFunctions(project)).map(
    (deployed) =>
      !emails.has(runnerOf(deployed)) &&
      `${nameOf(deployed)} runs as ${runnerOf(deployed)}, whose roles nobody checks: npm run deploy, or delete it. (https://console.cloud.google.com/functions/list?project=${project.id})`,
  );
};

const placeholders: DeployCheck = async (project) => {
  const url = `https://firestore.googleapis.com/v1/projects/${project.id}/databases/(default)/documents/${COLLECTIONS.settings}/${SETTINGS_DOC_ID}`;
  // The document with the site's settings is missing until an owner saves the settings.
  const document = await callGoogleApi(project, url, { absent: {} });
  const stored = Object.entries(jsonAt(document, 'fields') ?? {}).map(([name, value]) => [
    name,
    jsonAt(value, 'stringValue'),
  ]);
  const settings = parseSettings(Object.fromEntries(stored));
  const names = [listSettingsToFillIn, listUnchangedExampleLinkSettings].flatMap((find) =>
    find(settings, DEFAULT_SETTINGS),
  );
  const invented = (['home_testimonials', 'holiday_testimonials'] as const).filter((name) => {
    const rows = JSON.stringify(jsonAt(document, `fields.${name}`) ?? DEFAULT_SETTINGS[name]);
    return DEFAULT_SETTINGS[name].some(({ content }) => rows.includes(JSON.stringify(content)));
  });
  return [...names, ...invented].map((name) => {
    const example = DEFAULT_SETTINGS[name];
    const now = typeof example === 'object' ? 'invented, so visitors see none' : example || 'empty';
    return `« ${fieldLabel(COLLECTIONS.settings, name)} » is not yours yet (${now}): change it in /admin/reglages.`;
  });
};

const administrators: DeployCheck = async (project) => {
  const url = `${AUTH}/v1/projects/${project.id}/accounts:batchGet?maxResults=1000`;
  const isAdministrator = (user: unknown) =>
    !jsonAt(user, 'disabled') &&
    jsonAt(JSON.parse(String(jsonAt(user, 'customAttributes') ?? '{}')), 'admin') === true;
  return [
    !jsonListAt(await callGoogleApi(project, url), 'users').some(isAdministrator) &&
      `Nobody is an administrator yet: npm run admin:invite -- EMAIL --project ${project.id}`,
  ];
};

const ANSWER_MS = 20_000;

async function healthOf(site: string | undefined) {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`${site}${HEALTH_API}`, { signal }).catch(() => null);
  return { status: response?.status, text: await response?.text().catch(() => '') };
}

const health: DeployCheck = async ({ id, env }) => {
  const site = env.VITE_SITE_URL;
  const firebase = `https://${id}.web.app`;
  const [siteHealth, ours] = await Promise.all([healthOf(site), healthOf(firebase)]);
  const { status, text } = siteHealth;
  if (status === 200) return [];
  return [
    ours.status === 200
      ? `${site} does not lead to the site yet, which is well at ${firebase}: connect the domain under Hosting, and wait for DNS and certificate, up to a day. (https://console.firebase.google.com/project/${id}/hosting/sites)`
      : `The site is not well (${HEALTH_API}: ${[status ?? 'no answer', text].join(' ').trim()}): deploy it, or see docs/operations.md.`,
  ];
};

/** Checks by the sentence that is printed when the check finds no fault. */
type Checks = Readonly<Record<string, { check: DeployCheck }>>;

/** Checks made after a deployment, because they cannot pass earlier, or should not prevent a deployment. */
export const POST_DEPLOY_CHECKS: Checks = {
  'The functions run as these accounts.': { check: runners },
  'No setting is an example any more.': { check: placeholders },
  'Somebody is an administrator.': { check: administrators },
  'The functions answer, and nothing is late.': { check: health },
};

/** Runs a check, and returns a sentence for each fault that it finds. */
export const listDeployCheckFaults = async (
  { check }: { check: DeployCheck },
  project: FirebaseProject,
) => (await check(project)).filter((fault) => fault !== false);

/** Runs the checks and prints their faults. @returns true if all checks ran and none found a fault */
export async function runAndPrintDeployChecks(
  checks: Checks,
  project: FirebaseProject,
): Promise<boolean> {
  const reading = Object.entries(checks).map(async ([fine, check]) => {
    const unknown = (error: Error) => [`${fine} Unknown: ${error.message}`];
    return { fine, faults: await listDeployCheckFaults(check, project).catch(unknown) };
  });
  const results = await Promise.all(reading);
  const lines = results.flatMap(({ fine, faults }) =>
    faults.length === 0 ? `  ✔ ${fine}` : faults.map((text) => `  ✖ ${text}`),
  );
  console.log(`\n${project.id}\n${lines.join('\n')}\n`);
  return results.every(({ faults }) => faults.length === 0);
}
