import { createInterface } from 'node:readline/promises';
import { listDeployCheckFaults, runAndPrintDeployChecks } from './deploy/checks.ts';
import { type FirebaseProject, googleAccessToken } from './deploy/google.ts';
import { projectSiteUrl } from './deploy/project.ts';
import { DEPLOY_REQUIREMENTS } from './deploy/requirements.ts';
import type { DeployRequirement } from './deploy/resource.ts';
import { requireMatchingDeployFiles } from './deploy/web-app.ts';
import { CliError, parseCommandOptions, runScript, scriptAbortSignal } from './lib/script.ts';

const USAGE =
  'Name the project: npm run setup -- --project PROJECT_ID [--site https://www.example.org] [--yes].';
const OPTIONS = {
  project: { type: 'string' },
  site: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const STEPS: Readonly<Record<string, DeployRequirement>> = {
  ...DEPLOY_REQUIREMENTS,
  'npm run deploy knows the project.': requireMatchingDeployFiles,
};

/** Corrects a Firebase project's configuration, and prints a line for each step. @returns true if no fault is left */
async function mendAll(project: FirebaseProject): Promise<boolean> {
  let isReady = true;
  for (const [title, step] of Object.entries(STEPS)) {
    if ((await listDeployCheckFaults(step, project)).length > 0) await step.mend(project);
    const faults = await listDeployCheckFaults(step, project);
    isReady &&= faults.length === 0;
    console.log(faults.length === 0 ? `  ✔ ${title}` : `  ✖ ${faults.join('\n  ✖ ')}`);
  }
  return isReady;
}

const SITE = /^https:\/\/[^/]+$/;

async function confirm(id: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CliError('Nothing was changed: add --yes without a terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  Mend this in ${id}? [y/N] `, {
    signal: scriptAbortSignal,
  });
  terminal.close();
  if (!/^y/i.test(answer)) throw new CliError('Nothing was changed.');
}

// `npm run setup -- --project ID`: configures a Firebase project, so that `npm run deploy` can deploy the site to it.
await runScript(async () => {
  const { values, positionals } = parseCommandOptions(OPTIONS, USAGE);
  const { project: id, yes } = values;
  if (!id || positionals.length > 0) throw new CliError(USAGE);
  const site = values.site ?? projectSiteUrl(id);
  if (!SITE.test(site))
    throw new CliError(`« ${site} » is no address such as https://${id}.web.app.`);
  const project = { id, token: await googleAccessToken(id), env: { VITE_SITE_URL: site } };
  if (!(await runAndPrintDeployChecks(STEPS, project))) {
    if (!yes) await confirm(id);
    if (!(await mendAll({ ...project, retriesMax: 40 })))
      throw new CliError('Only people can mend what is marked ✖.');
  }
  console.log(`  ${id} is ready: npm run deploy. Only people can do the rest:

    Budget alert, as nothing else stops spending: https://console.cloud.google.com/billing
    Domain of the site: https://console.firebase.google.com/project/${id}/hosting/sites
    SPF, DKIM and DMARC of the sending domain, else mails are taken for spam: DEPLOY.md\n`);
  return 0;
});
