import { readFile } from 'node:fs/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { Failure, fromRoot, ROOT } from '../lib/script.ts';

export type Project = {
  id: string;
  env: Readonly<Record<string, string | undefined>>;
  token: string;
};

const Firebaserc = v.object({ projects: v.object({ default: v.pipe(v.string(), v.nonEmpty()) }) });

/** Fails for a demo project, which has no real resources. */
export function deployTarget(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Firebaserc), text);
  if (parsed.success && !parsed.output.projects.default.startsWith('demo-')) {
    return parsed.output.projects.default;
  }
  throw new Failure(
    '.firebaserc names no project to deploy to: write {"projects": {"default": "YOUR-PROJECT-ID"}} into it (see DEPLOY.md).',
  );
}

export function requireBuildSettings(env: Project['env'], project: string): void {
  const settings: Record<string, RegExp> = {
    VITE_FIREBASE_PROJECT_ID: new RegExp(`^${project}$`),
    VITE_FIREBASE_API_KEY: /./,
    VITE_FIREBASE_APP_ID: /./,
    VITE_FIREBASE_AUTH_DOMAIN: /./,
    VITE_SITE_URL: /^https:\/\/[^/]+$/,
  };
  const wrong = Object.entries(settings).flatMap(([name, right]) =>
    right.test(env[name] ?? '') ? [] : [name],
  );
  if (wrong.length === 0) return;
  throw new Failure(
    `.env.deploy is not what DEPLOY.md asks for ${project}: write ${wrong.join(', ')} as it is there.`,
  );
}

export async function openDeployProject(): Promise<Project> {
  const id = deployTarget(await readFile(fromRoot('.firebaserc'), 'utf8').catch(() => ''));
  // Read only here: local suites never know the real project.
  const env = loadEnv('deploy', ROOT, ['VITE_']);
  requireBuildSettings(env, id);
  try {
    const { access_token } = await applicationDefault().getAccessToken();
    return { id, env, token: access_token };
  } catch {
    throw new Failure(
      'Nobody is signed in to Google: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

const PATIENCE_MS = 20_000;

/** Returns the JSON at a URL of Google's APIs, or `absent` for a 404. */
export async function read(
  { id, token }: Project,
  what: string,
  url: string,
  { absent, method = 'GET' }: { absent?: unknown; method?: string } = {},
) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': id };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { method, headers, signal }).catch(() => null);
  if (response?.status === 404 && absent !== undefined) return absent;
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  if (body !== null) return body;
  throw new Error(`${what} could not be read (${response?.status ?? 'no answer'}).`);
}

/** Returns the list at a path of some JSON; Google's APIs leave out empty lists. */
export const listAt = (body: unknown, path: string): unknown[] => [at(body, path) ?? []].flat();

/** Returns the value at a path of some JSON, such as `client.permissions`. */
export const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((one, key) => (one instanceof Object ? Reflect.get(one, key) : undefined), body);
