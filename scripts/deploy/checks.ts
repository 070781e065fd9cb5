import { HEALTH_API } from '#domain/admin/health.ts';
import { ask, at, listAt, type Project } from './google.ts';
import { REQUIREMENTS } from './requirements.ts';
import type { Check } from './resource.ts';

const AUTH = 'https://identitytoolkit.googleapis.com';

/** Returns true if the journal's function is deployed with retries of its events. */
export async function isFirstTriggerThere(project: Project): Promise<boolean> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project.id}/locations/-/functions`;
  return listAt(await ask(project, url), 'functions').some(
    (one) =>
      String(at(one, 'name')).endsWith('/journal') &&
      at(one, 'state') === 'ACTIVE' &&
      at(one, 'eventTrigger.retryPolicy') === 'RETRY_POLICY_RETRY',
  );
}

const administrators: Check = async (project) => {
  const url = `${AUTH}/v1/projects/${project.id}/accounts:batchGet?maxResults=1000`;
  const isOne = (user: unknown) =>
    !at(user, 'disabled') &&
    at(JSON.parse(String(at(user, 'customAttributes') ?? '{}')), 'admin') === true;
  return [
    !listAt(await ask(project, url), 'users').some(isOne) &&
      `Nobody is an administrator yet: npm run admin:invite -- EMAIL --project ${project.id}`,
  ];
};

const ANSWER_MS = 20_000;

async function healthOf(site: string | undefined) {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`${site}${HEALTH_API}`, { signal }).catch(() => null);
  return { status: response?.status, said: await response?.text().catch(() => '') };
}

const health: Check = async ({ id, env: { VITE_SITE_URL: site } }) => {
  const firebase = `https://${id}.web.app`;
  const [{ status, said }, ours] = await Promise.all([healthOf(site), healthOf(firebase)]);
  if (status === 200) return [];
  return [
    ours.status === 200
      ? `${site} does not lead to the site yet, which is well at ${firebase}: connect the domain under Hosting, and wait for DNS and certificate, up to a day. (https://console.firebase.google.com/project/${id}/hosting/sites)`
      : `The site is not well (${HEALTH_API}: ${[status ?? 'no answer', said].join(' ').trim()}): deploy it, or see docs/operations.md.`,
  ];
};

export type Checks = Readonly<Record<string, Check>>;

/** Checks of the requirements, which `npm run setup` can meet. */
export const BEFORE: Checks = Object.fromEntries(
  Object.entries(REQUIREMENTS).map(([fine, { check }]) => [fine, check]),
);

/** Checks that can pass only after a deployment, or that should not stop one. */
export const AFTER: Checks = {
  'Somebody is an administrator.': administrators,
  'The functions answer, and nothing is late.': health,
};

/** Runs the checks and prints their faults. @returns true if all checks ran and none found a fault */
export async function runChecks(checks: Checks, project: Project): Promise<boolean> {
  const found = Object.entries(checks).map(async ([fine, check]) => {
    const said = await check(project).catch((error: Error) => [
      `${fine} Unknown: ${error.message}`,
    ]);
    const faults = said.filter((fault) => fault !== false);
    return faults.length === 0 ? [`  ✔ ${fine}`] : faults.map((text) => `  ✖ ${text}`);
  });
  const report = (await Promise.all(found)).flat();
  console.log(`\n${project.id}\n${report.join('\n')}\n`);
  return !report.some((line) => line.startsWith('  ✖'));
}
