import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { CliError, REPO_ROOT, resolveRepoPath } from '../lib/script.ts';
import { type FirebaseProject, googleAccessToken } from './google.ts';

const Firebaserc = v.object({ projects: v.object({ default: v.pipe(v.string(), v.nonEmpty()) }) });

/** Returns the project's id in .firebaserc. @throws CliError for a demo project, which has no real resources */
export function parseFirebasercProjectId(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Firebaserc), text);
  if (parsed.success && !parsed.output.projects.default.startsWith('demo-')) {
    return parsed.output.projects.default;
  }
  throw new CliError(
    '.firebaserc names no project to deploy to: run npm run setup -- --project YOUR-PROJECT-ID, which writes it.',
  );
}

/**
 * Returns the names of the settings in .env.deploy that are missing or malformed, or that belong to another project.
 */
export function listWrongBuildSettings(env: FirebaseProject['env'], project: string): string[] {
  const settings: Record<string, RegExp> = {
    VITE_FIREBASE_PROJECT_ID: new RegExp(`^${project}$`),
    VITE_FIREBASE_API_KEY: /./,
    VITE_FIREBASE_APP_ID: /./,
    VITE_FIREBASE_AUTH_DOMAIN: /./,
    VITE_SITE_URL: /^https:\/\/[^/]+$/,
  };
  return Object.entries(settings).flatMap(([name, right]) =>
    right.test(env[name] ?? '') ? [] : [name],
  );
}

/** Returns the URL of a project's site: from .env.deploy or, if that file is for another project, Firebase's own. */
export function projectSiteUrl(id: string): string {
  const env = loadEnv('deploy', REPO_ROOT, ['VITE_']);
  const isOwn = env.VITE_FIREBASE_PROJECT_ID === id;
  return (isOwn && env.VITE_SITE_URL) || `https://${id}.web.app`;
}

export async function openProjectToDeploy(): Promise<FirebaseProject> {
  const id = parseFirebasercProjectId(
    await readFile(resolveRepoPath('.firebaserc'), 'utf8').catch(() => ''),
  );
  // Only scripts for a real project load .env.deploy, so that local suites never reach that project.
  const env = loadEnv('deploy', REPO_ROOT, ['VITE_']);
  const wrong = listWrongBuildSettings(env, id);
  if (wrong.length > 0) {
    throw new CliError(
      `.env.deploy has no right ${wrong.join(', ')} for ${id}: run npm run setup -- --project ${id}, which writes it.`,
    );
  }
  return { id, env, token: await googleAccessToken(id) };
}
