import { createInterface } from 'node:readline/promises';
import { loadEnv } from 'vite';
import { openGoogle, type Project, Refusal } from './deploy/google.ts';
import { REQUIREMENTS } from './deploy/requirements.ts';
import type { Requirement } from './deploy/resource.ts';
import { projectFiles } from './deploy/web-app.ts';
import { Failure, interrupted, ROOT, readOptions, runScript } from './lib/script.ts';

const USAGE =
  'Name the project: npm run setup -- --project PROJECT_ID [--site https://www.example.org] [--yes].';
const OPTIONS = {
  project: { type: 'string' },
  site: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const STEPS: Readonly<Record<string, Requirement>> = {
  ...REQUIREMENTS,
  'npm run deploy knows the project.': projectFiles,
};

const faultsOf = async ({ check }: Requirement, project: Project): Promise<string[]> =>
  (await check(project)).filter((fault) => fault !== false);

/** Returns all faults; an API that is off hides those behind it. */
async function findFaults(project: Project): Promise<string[]> {
  const found = Object.entries(STEPS).map(([title, step]) =>
    faultsOf(step, project).catch((error: unknown) => {
      if (error instanceof Refusal && error.isPassing)
        return [`${title} Unknown: ${error.message}`];
      throw error;
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Mends what is wrong, and prints a line for each step. @returns true if nothing is left */
async function mendAll(project: Project): Promise<boolean> {
  let isReady = true;
  for (const [title, step] of Object.entries(STEPS)) {
    if ((await faultsOf(step, project)).length > 0) await step.mend?.(project);
    const faults = await faultsOf(step, project);
    isReady &&= faults.length === 0;
    console.log(faults.length === 0 ? `  ✔ ${title}` : `  ✖ ${faults.join('\n  ✖ ')}`);
  }
  return isReady;
}

async function askPerson(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  ${question} `, { signal: interrupted });
  terminal.close();
  return answer.trim();
}

const SITE = /^https:\/\/[^/]+$/;

/** Returns the site's address: as given, as in .env.deploy, as typed, else Firebase's own. */
async function siteOf(id: string, given: string | undefined): Promise<string> {
  const env = loadEnv('deploy', ROOT, 'VITE_');
  const known = given ?? (env.VITE_FIREBASE_PROJECT_ID === id ? env.VITE_SITE_URL : undefined);
  const own = `https://${id}.web.app`;
  const asks = known === undefined && process.stdin.isTTY;
  const site = known ?? ((asks && (await askPerson(`Address of the site [${own}]:`))) || own);
  if (SITE.test(site)) return site;
  throw new Failure(`« ${site} » is no address such as ${own}.`);
}

async function confirm(id: string): Promise<void> {
  const answer = process.stdin.isTTY ? await askPerson(`Mend this in ${id}? [y/N]`) : '';
  if (/^y/i.test(answer)) return;
  throw new Failure('Nothing was changed: answer y, or add --yes.');
}

// `npm run setup -- --project ID`: makes a project ready for `npm run deploy`.
await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const { project: id, yes } = values;
  if (!id || positionals.length > 0) throw new Failure(USAGE);
  const token = await openGoogle(id);
  const site = await siteOf(id, values.site);
  const project = { id, token, env: { VITE_SITE_URL: site } };
  const faults = await findFaults(project);
  console.log(`\n${id}\n${faults.map((fault) => `  ✖ ${fault}\n`).join('')}`);
  if (faults.length > 0) {
    if (!yes) await confirm(id);
    if (!(await mendAll({ ...project, patience: 40 })))
      throw new Failure('What is marked ✖ only people can mend.');
  }
  console.log(`  ${id} is ready: npm run deploy. Only people can do the rest:

    Budget alert, as nothing else stops spending: https://console.cloud.google.com/billing
    Domain of the site: https://console.firebase.google.com/project/${id}/hosting/sites
    SPF, DKIM and DMARC of the sending domain, else mails are taken for spam: DEPLOY.md\n`);
  return 0;
});
