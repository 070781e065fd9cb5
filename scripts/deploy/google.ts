import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { CliError, scriptAbortSignal } from '../lib/script.ts';

export type FirebaseProject = {
  id: string;
  env: Readonly<Record<string, string | undefined>>;
  token: string;
  /** Maximum number of retries of a request that Google refuses temporarily. */
  retriesMax?: number;
};

/** Returns the value at a path of a JSON value, such as `client.permissions`. */
export const jsonAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), body);

/** Returns the list at a path of a JSON value; Google's APIs leave out empty lists. */
export const jsonListAt = (body: unknown, path: string): unknown[] =>
  [jsonAt(body, path) ?? []].flat();

/** Returns an access token of the account that is signed in to Google. */
export async function googleAccessToken(id: string): Promise<string> {
  // The variable names the project to bill, which some APIs require and gcloud's credentials lack; Firebase's CLI
  // inherits the variable.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= id;
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new CliError(
      'Nobody is signed in to Google: run `gcloud auth login --update-adc`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

function reasonOf(host: string, id: string, status: number | undefined, body: unknown): string {
  const answer = JSON.stringify(body) ?? '';
  if (answer.includes('BILLING_NOT_FOUND')) {
    return `Functions need the plan « Blaze »: choose it at https://console.firebase.google.com/project/${id}/usage/details`;
  }
  if (answer.includes('SERVICE_DISABLED')) return `${host} is not enabled yet: npm run setup`;
  if (answer.includes('CONFIGURATION_NOT_FOUND')) return 'Authentication is off: npm run setup';
  if (status === undefined) return `${host} does not answer: check the network`;
  if (status === 401) return 'Sign in again with `gcloud auth login --update-adc`';
  if (status !== 403)
    return `${host} answers ${status}: ${jsonAt(body, 'error.message')}`.split('\n')[0] ?? '';
  return `${host} answers 403: check the project’s id, ${id}, and let one of its owners make you one too`;
}

const ANSWER_MS = 20_000;
const PAUSE_MS = 3_000;

type Request = { absent?: unknown; method?: string; body?: unknown };

/** Sends a request to one of Google's APIs, and waits for the operation that it starts. @returns the JSON, or `absent` for a 404 */
export async function callGoogleApi(
  project: FirebaseProject,
  url: string,
  { absent, body, method = body === undefined ? 'GET' : 'POST' }: Request = {},
): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${project.token}`,
    'Content-Type': 'application/json',
    // HTTP requests to Service Usage, which enables APIs, name no project to bill: Service Usage may itself be disabled
    // in a new project, which would refuse them.
    ...(!url.includes('//serviceusage.') && { 'X-Goog-User-Project': project.id }),
  };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const init = { method, headers, signal, body: JSON.stringify(body) };
  const response = await fetch(url, init).catch(() => null);
  if (response?.status === 404 && absent !== undefined) return absent;
  const answer: unknown = await response?.json().catch(() => null);
  if (!response?.ok || answer === null || jsonAt(answer, 'error') !== undefined) {
    const { id, retriesMax = 0 } = project;
    // For some minutes, Google answers that a newly enabled API is disabled, or that a new account does not exist.
    const isTemporary = /SERVICE_DISABLED|does not exist/.test(JSON.stringify(answer));
    if (!isTemporary || retriesMax === 0) {
      const reason = reasonOf(new URL(url).host, id, response?.status, answer);
      throw new CliError(`${reason.replace(/\.$/, '')}.`);
    }
    await delay(PAUSE_MS, null, { signal: scriptAbortSignal });
    return callGoogleApi({ ...project, retriesMax: retriesMax - 1 }, url, { absent, body, method });
  }
  const name = String(jsonAt(answer, 'name'));
  if (!/\boperations\//.test(name) || jsonAt(answer, 'done') === true) return answer;
  await delay(PAUSE_MS, null, { signal: scriptAbortSignal });
  return callGoogleApi(project, `${url.replace(/\/(projects|operations)\/.*/, '')}/${name}`);
}
