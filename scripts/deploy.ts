import { readdir, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { AFTER, BEFORE, CONTENT, runChecks } from './deploy/checks.ts';
import { openDeployProject } from './deploy/project.ts';
import { Failure, fromCache, fromRoot, readOptions, runScript, step } from './lib/script.ts';
import { buildProject, layOutProject } from './lib/stage.ts';

const USAGE = 'Deploy with npm run deploy -- [--with-placeholders] [-- options of Firebase].';
const OPTIONS = { 'with-placeholders': { type: 'boolean' } } as const;

/** Lays out what Firebase deploys in a folder of its own, so that no suite's build is touched. */
async function layOut(project: string): Promise<string> {
  const folder = fromCache('deploy');
  await rm(folder, { recursive: true, force: true });
  const params = (await readdir(fromRoot('functions')))
    .filter((name) => name.startsWith('.env') && name !== '.env.local')
    .map((name) => `functions/${name}`);
  await layOutProject(folder, project, ['functions/package-lock.json', ...params]);
  return folder;
}

await runScript(async () => {
  const { values, positionals } = readOptions(OPTIONS, USAGE);
  const project = await openDeployProject();
  const { id, env } = project;
  const checks = values['with-placeholders'] ? BEFORE : { ...BEFORE, ...CONTENT };
  if (!(await runChecks(checks, project))) {
    throw new Failure(
      `${id} is not ready: mend what is marked ✖. A site whose texts are still examples, a first one for instance, is deployed with: npm run deploy -- --with-placeholders`,
    );
  }
  const folder = await layOut(id);
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${id}\n`);
  const parts = 'hosting,functions,firestore:rules,firestore:indexes';
  const args = ['deploy', '--only', parts, ...positionals, '--project', id];
  // Inherits the terminal: Firebase may ask for a parameter, or for a yes.
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
  await runChecks({ ...AFTER, ...CONTENT }, project);
  return 0;
});
