import { readFile } from 'node:fs/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { Failure, fromRoot, ROOT } from '../lib/script.ts';

export type Project = {
  id: string;
  /** What `.env.deploy` says, the site's URL and the browser's key among it. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whoever deploys, to Google. */
  token: string;
};

const Firebaserc = v.object({ projects: v.object({ default: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Returns the project that .firebaserc names.
 * @throws Failure when it names none, or a demo project, which has no real resources
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

/** @throws Failure when a setting of the production build is missing, or another than it should be */
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

/** @throws Failure when a setting is missing, or nobody is signed in */
export async function openDeployProject(): Promise<Project> {
  const id = deployTarget(await readFile(fromRoot('.firebaserc'), 'utf8').catch(() => ''));
  // Only read here: a local suite never knows the real project.
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
