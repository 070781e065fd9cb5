import * as v from 'valibot';
import { RECAPTCHA_SOURCES } from '#domain/site/callables.ts';
import { Failure } from './script.ts';

const Firebaserc = v.looseObject({
  projects: v.looseObject({ default: v.pipe(v.string(), v.nonEmpty()) }),
});

/**
 * The project that .firebaserc names.
 * @param text the file's content, null when there is none
 * @throws Failure when it names none, or a demo project, which has no real resources
 */
export function deployTarget(text: string | null): string {
  const how = 'write {"projects": {"default": "YOUR-PROJECT-ID"}} into it (see DEPLOY.md)';
  if (text === null) throw new Failure(`There is no .firebaserc: ${how}.`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Failure(`.firebaserc is not JSON: ${how}.`);
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
  VITE_SITE_URL: "the site's URL",
};

/**
 * Checks the settings of the production build.
 * @throws Failure when one is missing or belongs to another project
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
      `.env.deploy is for ${env.VITE_FIREBASE_PROJECT_ID}, .firebaserc for ${project}: name the same project in both.`,
    );
  }
  if (!/^https:\/\/[^/]+$/.test(env.VITE_SITE_URL ?? '')) {
    throw new Failure(
      'VITE_SITE_URL in .env.deploy is not a URL such as https://www.example.org, without a slash at the end.',
    );
  }
}

/** The fallback page when rendering fails: as a static file it has its policy in firebase.json. */
const SHELL = '/app.html';
const POLICY = 'Content-Security-Policy';

/** App Check's script makes elements of texts in its own way. */
const TRUSTED_TYPES = /; require-trusted-types-for .*$/;

const Header = v.looseObject({ key: v.string(), value: v.string() });
const Config = v.looseObject({
  hosting: v.looseObject({
    headers: v.array(v.looseObject({ source: v.string(), headers: v.array(Header) })),
  }),
});

/** firebase.json with the project's own functions allowed in the administration's policy. */
export const forProject = (text: string, project: string): string =>
  text.replaceAll('PROJECT_ID', project);

/**
 * firebase.json for a site with App Check: its shell may load App Check's script, as rendered pages do.
 * @throws Failure when the file has no policy for the shell
 */
export function allowAppCheck(text: string): string {
  const config = v.parse(Config, JSON.parse(text));
  const policy = config.hosting.headers
    .filter(({ source }) => source === SHELL)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === POLICY);
  const allowed = policy?.value
    .replace(/script-src [^;]*/, (sources) => `${sources} ${RECAPTCHA_SOURCES}`)
    .replace("frame-src 'none'", `frame-src ${RECAPTCHA_SOURCES}`)
    .replace(TRUSTED_TYPES, '');
  if (!policy || !allowed?.includes(`frame-src ${RECAPTCHA_SOURCES}`)) {
    throw new Failure(
      `firebase.json has no ${POLICY} for ${SHELL} with frame-src 'none': App Check cannot be allowed there.`,
    );
  }
  policy.value = allowed;
  return JSON.stringify(config, null, 2);
}

/**
 * What `npm run deploy -- …` was given: whether texts may still be examples, the preview channel that is
 * deployed to instead of the site, and what Firebase gets. A channel is for looking, so it may hold examples.
 */
export function deployArguments(given: readonly string[]) {
  const at = given.indexOf('--channel');
  const channel = at < 0 ? null : (given[at + 1] ?? '');
  if (channel !== null && !/^[a-z0-9][a-z0-9-]{0,62}$/.test(channel)) {
    throw new Failure(
      'Name the preview channel, in small letters: npm run deploy -- --channel NAME.',
    );
  }
  return {
    channel,
    mayHoldExamples: channel !== null || given.includes('--with-placeholders'),
    passed: given.filter(
      (argument, index) =>
        argument !== '--with-placeholders' && (at < 0 || (index !== at && index !== at + 1)),
    ),
  };
}
