import { readFile } from 'node:fs/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { Failure, fromRoot, ROOT } from '../lib/script.ts';

export type Project = {
  id: string;
  /** Variables of `.env.deploy`, such as the site's URL and the browser's API key. */
  env: Readonly<Record<string, string | undefined>>;
  /** The deployer's access token for Google's APIs. */
  token: string;
};

const Firebaserc = v.object({ projects: v.object({ default: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Returns the project named in .firebaserc.
 * @throws Failure without a project, or for a demo project, which has no real resources
 */
export function deployTarget(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Firebaserc), text);
  if (parsed.success && !parsed.output.projects.default.startsWith('demo-')) {
    return parsed.output.projects.default;
  }
  throw new Failure(
    '.firebaserc names no project to deploy to: write {"projects": {"default": "YOUR-PROJECT-ID"}} into it (see DEPLOY.md).',
  );
}

/**
 * Checks the settings of the production build.
 * @throws Failure when a setting is missing or wrong
 */
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

/**
 * Opens the project to deploy to.
 * @throws Failure when a setting is missing or wrong, or nobody is signed in
 */
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
