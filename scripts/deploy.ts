import { readdir, readFile, rm } from 'node:fs/promises';
import { execa } from 'execa';
import type { Project } from './checks/check.ts';
import { AFTER, BEFORE, CONTENT, runChecks } from './checks/run-checks.ts';
import { deployArguments, forPreview, forProject } from './lib/deploy-config.ts';
import { openDeployProject } from './lib/deploy-project.ts';
import { Failure, fromCache, fromRoot, runScript, step } from './lib/script.ts';
import { buildProject, layOutProject } from './lib/stage.ts';

/** Refuses a project that is not fit for visitors, and says what to mend. */
async function requireHealthy(project: Project, mayHoldExamples: boolean): Promise<void> {
  const checks = mayHoldExamples ? BEFORE : { ...BEFORE, ...CONTENT };
  const { report, isHealthy } = await runChecks(checks, project);
  console.log(`\n${report}\n`);
  if (!isHealthy) {
    throw new Failure(
      `${project.id} is not ready: mend what is marked ✖. A site whose texts are still examples, a first one for instance, is deployed with: npm run deploy -- --with-placeholders`,
    );
  }
}

/** Lays out what Firebase deploys in a folder of its own, so that no suite's build is touched. */
async function layOut(project: string, isPreview: boolean): Promise<string> {
  const folder = fromCache('deploy');
  await rm(folder, { recursive: true, force: true });
  const config = forProject(await readFile(fromRoot('firebase.json'), 'utf8'), project);
  const params = (await readdir(fromRoot('functions')))
    .filter((name) => name.startsWith('.env') && name !== '.env.local')
    .map((name) => `functions/${name}`);
  const files = ['functions/package-lock.json', ...params];
  await layOutProject(folder, isPreview ? forPreview(config) : config, files);
  return folder;
}

await runScript(async () => {
  const { isPreview, mayHoldExamples, command } = deployArguments(process.argv.slice(2));
  const project = await openDeployProject();
  const { id, env } = project;
  await requireHealthy(project, mayHoldExamples);

  const folder = await layOut(id, isPreview);
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${id}\n`);
  // Inherits the terminal: Firebase may ask for a parameter, or for a yes.
  const { failed } = await execa('firebase', [...command, '--project', id], {
    cwd: folder,
    stdio: 'inherit',
    reject: false,
  });
  if (failed) {
    throw new Failure(
      `Firebase did not deploy to ${id}: see its message above, then run it again.`,
    );
  }
  if (isPreview) return 0;
  const { report } = await runChecks({ ...AFTER, ...CONTENT }, project);
  console.log(`\n${report}\n`);
  return 0;
});
