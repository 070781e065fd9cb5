import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import {
  isJournalFunctionDeployed,
  POST_DEPLOY_CHECKS,
  runAndPrintDeployChecks,
} from './deploy/checks.ts';
import type { FirebaseProject } from './deploy/google.ts';
import { printLastBackupAndErrorCount } from './deploy/notes.ts';
import { functionsEnvFilePath, writeFunctionsEnvFile } from './deploy/parameters.ts';
import { openProjectToDeploy } from './deploy/project.ts';
import { DEPLOY_REQUIREMENTS } from './deploy/requirements.ts';
import { buildProject } from './lib/build.ts';
import {
  CliError,
  resolveCachePath,
  resolveRepoPath,
  runScript,
  runStep,
  scriptAbortSignal,
} from './lib/script.ts';
import { createProjectFolder } from './lib/stage.ts';

/**
 * Prepares a deployment in a folder of its own, so that building there leaves the builds of local suites as they are.
 */
async function layOut(project: string): Promise<string> {
  const folder = resolveCachePath('deploy');
  await rm(folder, { recursive: true, force: true });
  const params = (await readdir(resolveRepoPath('functions')))
    .filter((name) => name.startsWith('.env') && name !== '.env.local')
    .map((name) => `functions/${name}`);
  await createProjectFolder(folder, project, ['functions/package-lock.json', ...params]);
  return folder;
}

/**
 * Account that Eventarc's error names if a deployment comes too early: Eventarc's account gets its rights only minutes
 * after the project's first function with a trigger exists.
 */
const UNREADY = 'Eventarc Service Agent';
const PAUSE_MS = 60_000;
const ATTEMPTS = 10;

/** Deploys parts of the project; retries every minute while Eventarc is not ready. */
async function deployParts(folder: string, id: string, options: string[], attempts = ATTEMPTS) {
  const log = join(folder, 'firebase-debug.log');
  await rm(log, { force: true });
  // Firebase's CLI uses this terminal, because it asks the developer for missing parameters, and before it deletes a
  // function.
  const { failed } = await execa('firebase', ['deploy', ...options, '--project', id], {
    cwd: folder,
    // Time in s that Firebase gives the functions to load; slow machines exceed its default of 10 s.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120' },
    stdio: 'inherit',
    reject: false,
  });
  scriptAbortSignal.throwIfAborted();
  // Copies the answers given to Firebase's questions back into the repository, for the next deployment.
  await cp(join(folder, functionsEnvFilePath(id)), resolveRepoPath(functionsEnvFilePath(id)));
  if (!failed) return;
  const logText = await readFile(log, 'utf8').catch(() => '');
  if (attempts === 1 || !logText.includes(UNREADY)) {
    throw new CliError(
      `Firebase did not deploy to ${id}: see its message above, then run it again.`,
    );
  }
  console.log(`\n  Eventarc is new in ${id} and has no rights yet: trying again in a minute.\n`);
  await delay(PAUSE_MS, null, { signal: scriptAbortSignal });
  await deployParts(folder, id, options, attempts - 1);
}

async function deploy(project: FirebaseProject, options: string[]): Promise<void> {
  const { id, env } = project;
  await writeFunctionsEnvFile(project);
  const folder = await layOut(id);
  await runStep('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${id}\n`);
  if (!options.includes('--dry-run') && !(await isJournalFunctionDeployed(project))) {
    // First, `journal`, a function with a trigger, is deployed alone: `--force` answers Firebase's question about
    // retries, and deletes nothing when one function is named. Functions with other triggers then find Eventarc ready.
    await deployParts(folder, id, ['--only', 'functions:journal', '--force']);
  }
  const parts = 'hosting,functions,firestore:rules,firestore:indexes';
  await deployParts(folder, id, ['--only', parts, ...options]);
}

// `npm run deploy [-- options of Firebase]` deploys; `npm run doctor` only checks the project.
await runScript(async () => {
  const project = await openProjectToDeploy();
  const [first, ...options] = process.argv.slice(2);
  if (first === 'doctor') {
    const isFine = await runAndPrintDeployChecks(
      { ...DEPLOY_REQUIREMENTS, ...POST_DEPLOY_CHECKS },
      project,
    );
    await printLastBackupAndErrorCount(project);
    if (isFine) return 0;
    console.log(`  npm run setup -- --project ${project.id} mends what a program can.\n`);
    return 1;
  }
  if (!(await runAndPrintDeployChecks(DEPLOY_REQUIREMENTS, project))) {
    throw new CliError(
      `${project.id} is not ready: run npm run setup -- --project ${project.id}, and deploy again.`,
    );
  }
  await deploy(project, first === undefined ? [] : [first, ...options]);
  if (!process.argv.includes('--dry-run'))
    await runAndPrintDeployChecks(POST_DEPLOY_CHECKS, project);
  return 0;
});
