import { readdir, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { AFTER, BEFORE, runChecks } from './deploy/checks.ts';
import { openDeployProject, type Project } from './deploy/project.ts';
import { buildProject } from './lib/build.ts';
import { Failure, fromCache, fromRoot, runScript, step } from './lib/script.ts';
import { layOutProject } from './lib/stage.ts';

/** Lays out the project for deployment in a folder of its own, so that local suites keep their builds. */
async function layOut(project: string): Promise<string> {
  const folder = fromCache('deploy');
  await rm(folder, { recursive: true, force: true });
  const params = (await readdir(fromRoot('functions')))
    .filter((name) => name.startsWith('.env') && name !== '.env.local')
    .map((name) => `functions/${name}`);
  await layOutProject(folder, project, ['functions/package-lock.json', ...params]);
  return folder;
}

async function deploy({ id, env }: Project, options: string[]): Promise<void> {
  const folder = await layOut(id);
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${id}\n`);
  const parts = 'hosting,functions,firestore:rules,firestore:indexes';
  const args = ['deploy', '--only', parts, ...options, '--project', id];
  // Inherits the terminal: Firebase may ask for a parameter or a confirmation.
  const { failed } = await execa('firebase', args, {
    cwd: folder,
    stdio: 'inherit',
    reject: false,
  });
  if (!failed) return;
  throw new Failure(`Firebase did not deploy to ${id}: see its message above, then run it again.`);
}

// `npm run deploy [-- options of Firebase]`, and `npm run doctor`, which only checks the project.
await runScript(async () => {
  const project = await openDeployProject();
  const [first, ...options] = process.argv.slice(2);
  if (first === 'doctor') return (await runChecks({ ...BEFORE, ...AFTER }, project)) ? 0 : 1;
  if (!(await runChecks(BEFORE, project))) {
    throw new Failure(`${project.id} is not ready: mend what is marked ✖, and deploy again.`);
  }
  await deploy(project, first === undefined ? [] : [first, ...options]);
  await runChecks(AFTER, project);
  return 0;
});
