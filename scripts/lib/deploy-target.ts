import * as v from 'valibot';
import { Failure } from './failure.ts';

const Firebaserc = v.looseObject({
  projects: v.looseObject({ default: v.pipe(v.string(), v.nonEmpty()) }),
});

/**
 * The project that .firebaserc names.
 * @param text the file's, null when there is none
 * @throws Failure when it names none, or a demo project, which has no real resources
 */
export function deployTarget(text: string | null): string {
  const how = 'write {"projects": {"default": "YOUR-PROJECT-ID"}} into it (see DEPLOY.md)';
  if (text === null) throw new Failure(`There is no .firebaserc: ${how}.`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Failure(`.firebaserc is no JSON: ${how}.`);
  }
  const parsed = v.safeParse(Firebaserc, content);
  if (!parsed.success) throw new Failure(`.firebaserc names no default project: ${how}.`);
  const project = parsed.output.projects.default;
  if (project.startsWith('demo-')) {
    throw new Failure(
      `.firebaserc names ${project}, and a demo- project has no resources: ${how}.`,
    );
  }
  return project;
}

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'the project',
  VITE_FIREBASE_API_KEY: "the web app's key",
  VITE_FIREBASE_APP_ID: "the web app's id",
  VITE_FIREBASE_AUTH_DOMAIN: "the sign-in's domain",
  VITE_SITE_URL: "the site's address",
};

/**
 * Checks what the build is told about the project.
 * @throws Failure when something is missing or belongs to another project
 */
export function requireBuildSettings(
  env: Record<string, string | undefined>,
  project: string,
): void {
  const missing = Object.entries(SETTINGS)
    .filter(([name]) => !env[name])
    .map(([name, what]) => `${name} (${what})`);
  if (missing.length > 0) {
    throw new Failure(`.env.deploy lacks ${missing.join(', ')}: see DEPLOY.md.`);
  }
  if (env.VITE_FIREBASE_PROJECT_ID !== project) {
    throw new Failure(
      `.env.deploy is for ${env.VITE_FIREBASE_PROJECT_ID}, .firebaserc for ${project}: make them name the same project.`,
    );
  }
  if (!/^https:\/\/[^/]+$/.test(env.VITE_SITE_URL ?? '')) {
    throw new Failure(
      'VITE_SITE_URL in .env.deploy is no address such as https://www.example.org, without a slash at the end.',
    );
  }
}
