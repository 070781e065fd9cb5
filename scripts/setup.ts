import { createInterface } from 'node:readline/promises';
import { findFaults, runChecks } from './deploy/checks.ts';
import { googleAccessToken, type Project } from './deploy/google.ts';
import { siteOf } from './deploy/project.ts';
import { REQUIREMENTS } from './deploy/requirements.ts';
import type { Requirement } from './deploy/resource.ts';
import { projectFiles } from './deploy/web-app.ts';
import { Failure, interrupted, readOptions, runScript } from './lib/script.ts';

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

/** Mends all faults of a project, and prints a line for each step. @returns true if no fault is left */
async function mendAll(project: Project): Promise<boolean> {
  let isReady = true;
  for (const [title, step] of Object.entries(STEPS)) {
    if ((await findFaults(step, project)).length > 0) await step.mend(project);
    const faults = await findFaults(step, project);
    isReady &&= faults.length === 0;
    console.log(faults.length === 0 ? `  ✔ ${title}` : `  ✖ ${faults.join('\n  ✖ ')}`);
  }
  return isReady;
}

const SITE = /^https:\/\/[^/]+$/;

async function confirm(id: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Failure('Nothing was changed: add --yes without a terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  Mend this in ${id}? [y/N] `, { signal: interrupted });
  terminal.close();
  if (!/^y/i.test(answer)) throw new Failure('Nothing was changed.');
}

// `npm run setup -- --project ID`: makes a project ready for `npm run deploy`.
await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const { project: id, yes } = values;
  if (!id || positionals.length > 0) throw new Failure(USAGE);
  const site = values.site ?? siteOf(id);
  if (!SITE.test(site))
    throw new Failure(`« ${site} » is no address such as https://${id}.web.app.`);
  const project = { id, token: await googleAccessToken(id), env: { VITE_SITE_URL: site } };
  if (!(await runChecks(STEPS, project))) {
    if (!yes) await confirm(id);
    if (!(await mendAll({ ...project, patience: 40 })))
      throw new Failure('Only people can mend what is marked ✖.');
  }
  console.log(`  ${id} is ready: npm run deploy. Only people can do the rest:

    Budget alert, as nothing else stops spending: https://console.cloud.google.com/billing
    Domain of the site: https://console.firebase.google.com/project/${id}/hosting/sites
    SPF, DKIM and DMARC of the sending domain, else mails are taken for spam: DEPLOY.md\n`);
  return 0;
});
