import { readdir, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { AFTER, BEFORE, runChecks } from './deploy/checks.ts';
import { openDeployProject } from './deploy/project.ts';
import { Failure, fromCache, fromRoot, runScript, step } from './lib/script.ts';
import { buildProject, layOutProject } from './lib/stage.ts';

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

// `npm run deploy [-- options of Firebase]`.
await runScript(async () => {
  const project = await openDeployProject();
  const { id, env } = project;
  if (!(await runChecks(BEFORE, project))) {
    throw new Failure(`${id} is not ready: mend what is marked ✖, and deploy again.`);
  }
  const folder = await layOut(id);
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${id}\n`);
  const parts = 'hosting,functions,firestore:rules,firestore:indexes';
  const options = process.argv.slice(2);
  const args = ['deploy', '--only', parts, ...options, '--project', id];
  // Inherits the terminal: Firebase may ask for a parameter or a confirmation.
  const { failed } = await execa('firebase', args, {
    cwd: folder,
    stdio: 'inherit',
    reject: false,
  });
  if (failed) {
    throw new Failure(
      `Firebase did not deploy to ${id}: see its message above, then run it again.`,
    );
  }
  await runChecks(AFTER, project);
  return 0;
});
