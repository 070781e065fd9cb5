import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { AFTER, BEFORE, isFirstTriggerThere, runChecks } from './deploy/checks.ts';
import type { Project } from './deploy/google.ts';
import { parametersFile, prepareParameters } from './deploy/parameters.ts';
import { openDeployProject } from './deploy/project.ts';
import { buildProject } from './lib/build.ts';
import { Failure, fromCache, fromRoot, interrupted, runScript, step } from './lib/script.ts';
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

/** Deploys parts of the project. Inherits the terminal: Firebase asks for parameters, and before it deletes functions. */
async function deployParts(folder: string, id: string, parts: string, options: string[]) {
  const args = ['deploy', '--only', parts, ...options, '--project', id];
  const { failed } = await execa('firebase', args, {
    cwd: folder,
    // Firebase gives the functions 10 s to load, which slow machines exceed.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120' },
    stdio: 'inherit',
    reject: false,
  });
  interrupted.throwIfAborted();
  // Keeps what Firebase was answered for the next deployment.
  await cp(join(folder, parametersFile(id)), fromRoot(parametersFile(id)));
  return !failed;
}

/** Eventarc's own account gets its rights some minutes after a project asks for its first trigger. */
const UNREADY = 'Eventarc Service Agent';
const PAUSE_MS = 60_000;
const ATTEMPTS = 10;

/**
 * Deploys one trigger by itself until Eventarc takes it. Firebase asks whether its events may be
 * retried, which `--force` answers; that deletes nothing where one function is named.
 */
async function deployFirstTrigger(folder: string, id: string): Promise<void> {
  console.log(`\n• Deploying the first trigger to ${id}\n`);
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if (await deployParts(folder, id, 'functions:journal', ['--force'])) return;
    const log = await readFile(join(folder, 'firebase-debug.log'), 'utf8').catch(() => '');
    if (!log.includes(UNREADY)) break;
    console.log(`\n  Eventarc is new in ${id} and has no rights yet: trying again every minute.\n`);
    await delay(PAUSE_MS, null, { signal: interrupted });
  }
  throw new Failure(
    `The first trigger was not deployed to ${id}: see Firebase’s message above, then run it again.`,
  );
}

async function deploy(project: Project, options: string[]): Promise<void> {
  const { id, env } = project;
  await prepareParameters(project);
  const folder = await layOut(id);
  await step('Building the site and the functions', () => buildProject(folder, env));
  const isDry = options.includes('--dry-run');
  if (!isDry && !(await isFirstTriggerThere(project))) await deployFirstTrigger(folder, id);
  console.log(`\n• Deploying to ${id}\n`);
  const parts = 'hosting,functions,firestore:rules,firestore:indexes';
  if (await deployParts(folder, id, parts, options)) return;
  throw new Failure(`Firebase did not deploy to ${id}: see its message above, then run it again.`);
}

// `npm run deploy [-- options of Firebase]`, and `npm run doctor`, which only checks the project.
await runScript(async () => {
  const project = await openDeployProject();
  const [first, ...options] = process.argv.slice(2);
  if (first === 'doctor') return (await runChecks({ ...BEFORE, ...AFTER }, project)) ? 0 : 1;
  if (!(await runChecks(BEFORE, project))) {
    throw new Failure(
      `${project.id} is not ready: run npm run setup -- --project ${project.id}, and deploy again.`,
    );
  }
  await deploy(project, first === undefined ? [] : [first, ...options]);
  await runChecks(AFTER, project);
  return 0;
});
