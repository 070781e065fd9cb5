import * as v from 'valibot';
import { Failure, readOptions } from './script.ts';

const Firebaserc = v.object({ projects: v.object({ default: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * The project that .firebaserc names.
 * @param text the file's content, null when there is none
 * @throws Failure when it names none, or a demo project, which has no real resources
 */
export function deployTarget(text: string | null): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Firebaserc), text);
  if (parsed.success && !parsed.output.projects.default.startsWith('demo-')) {
    return parsed.output.projects.default;
  }
  throw new Failure(
    '.firebaserc names no project to deploy to: write {"projects": {"default": "YOUR-PROJECT-ID"}} into it (see DEPLOY.md).',
  );
}

const SETTINGS = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_SITE_URL',
];

/**
 * Checks the settings of the production build.
 * @throws Failure when one is missing or belongs to another project
 */
export function requireBuildSettings(
  env: Record<string, string | undefined>,
  project: string,
): void {
  const missing = SETTINGS.filter((name) => !env[name]);
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

const Rewrite = v.looseObject({
  function: v.optional(v.looseObject({ functionId: v.string(), pinTag: v.optional(v.boolean()) })),
});
const Config = v.looseObject({
  hosting: v.looseObject({
    rewrites: v.array(Rewrite),
    headers: v.array(v.looseObject({ source: v.optional(v.string()) })),
  }),
});

/** firebase.json with the project's own functions allowed in the administration's policy. */
export const forProject = (text: string, project: string): string =>
  text.replaceAll('PROJECT_ID', project);

/** The page that browsers render themselves: kept for offline, and sent when rendering fails. */
const SHELL = '/app.html';

/**
 * Returns firebase.json for a preview channel, from which nothing but static files is deployed.
 * firebase-tools deploys every function that a rewrite pins, and so would replace the live site's code
 * (lib/deploy/index.js). The live `render` names its own build's files: previews show the shell instead.
 */
export function forPreview(text: string): string {
  const { hosting } = v.parse(Config, JSON.parse(text));
  const rewrites = hosting.rewrites.map(({ function: called, ...rewrite }) => {
    if (!called) return rewrite;
    if (called.functionId === 'render') return { ...rewrite, destination: SHELL };
    const { pinTag: _, ...unpinned } = called;
    return { ...rewrite, function: unpinned };
  });
  // Every page is the shell now, with its policy, and is not indexed either.
  const headers = hosting.headers.map((rule) =>
    rule.source === SHELL ? { ...rule, source: '**' } : rule,
  );
  return JSON.stringify({ hosting: { ...hosting, rewrites, headers } }, null, 2);
}

const USAGE =
  'Deploy with npm run deploy -- [--with-placeholders] [--channel NAME, in small letters] [-- options of Firebase].';

const OPTIONS = {
  channel: { type: 'string' },
  'with-placeholders': { type: 'boolean' },
} as const;

/**
 * What `npm run deploy -- …` was given: whether texts may still be examples, the preview channel that is
 * deployed to instead of the site, and what Firebase gets. A channel is for looking, so it may hold examples.
 */
export function deployArguments(given: readonly string[]) {
  const { values, positionals } = readOptions(OPTIONS, USAGE, given);
  const { channel, 'with-placeholders': mayHoldExamples = channel !== undefined } = values;
  if (channel !== undefined && !/^[a-z0-9][a-z0-9-]{0,62}$/.test(channel)) throw new Failure(USAGE);
  const command =
    channel === undefined
      ? ['deploy', '--only', 'hosting,functions,firestore:rules,firestore:indexes']
      : ['hosting:channel:deploy', channel, '--expires', '7d'];
  return {
    isPreview: channel !== undefined,
    mayHoldExamples,
    command: [...command, ...positionals],
  };
}
