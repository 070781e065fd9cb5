import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { deployTarget, requireBuildSettings } from './lib/deploy-target.ts';
import { Failure, runScript } from './lib/failure.ts';
import { allowAppCheck } from './lib/hosting-config.ts';
import { fromCache, fromRoot, ROOT } from './lib/paths.ts';
import { step } from './lib/progress.ts';
import { runCommand } from './lib/run-command.ts';
import { buildProject } from './lib/stage.ts';

const firebase = fromRoot('node_modules', '.bin', 'firebase');
const PARTS = 'hosting,functions,firestore:rules,firestore:indexes';

/** Firebase's own words are shown as they come: it may ask for a parameter, or for a yes. */
function deploy(folder: string, project: string): Promise<number> {
  return new Promise((resolve) => {
    const args = ['deploy', '--only', PARTS, '--project', project, ...process.argv.slice(2)];
    const child = spawn(firebase, args, { cwd: folder, stdio: 'inherit' });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function requireSignIn(): Promise<void> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const { code, output } = await runCommand(firebase, ['login:list']);
  if (code !== 0 || output.includes('No authorized accounts')) {
    throw new Failure(
      'Nobody is signed in to Firebase: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

/** What Firebase deploys, in a folder of its own: no other suite's build is touched. */
async function layOut(hasAppCheck: boolean): Promise<string> {
  const folder = fromCache('deploy');
  const functions = join(folder, 'functions');
  await rm(folder, { recursive: true, force: true });
  await mkdir(functions, { recursive: true });
  const config = await readFile(fromRoot('firebase.json'), 'utf8');
  await writeFile(join(folder, 'firebase.json'), hasAppCheck ? allowAppCheck(config) : config);
  const files = ['firestore.rules', 'firestore.indexes.json'];
  const packages = ['functions/package.json', 'functions/package-lock.json'];
  const params = (await readdir(fromRoot('functions')))
    .filter((name) => name.startsWith('.env') && name !== '.env.local')
    .map((name) => `functions/${name}`);
  for (const file of [...files, ...packages, ...params])
    await cp(fromRoot(file), join(folder, file));
  // Firebase reads the functions' definitions here; Cloud Build installs its own packages.
  await symlink(fromRoot('functions', 'node_modules'), join(functions, 'node_modules'), 'dir');
  return folder;
}

await runScript(async () => {
  const file = fromRoot('.firebaserc');
  const project = deployTarget(existsSync(file) ? await readFile(file, 'utf8') : null);
  // Read here alone: a local suite never learns of the real project.
  const env = loadEnv('deploy', ROOT, 'VITE_');
  requireBuildSettings(env, project);
  await requireSignIn();

  const folder = await layOut(Boolean(env.VITE_APP_CHECK_SITE_KEY));
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${project}\n`);
  if ((await deploy(folder, project)) === 0) return 0;
  throw new Failure(
    `Firebase did not deploy to ${project}: see its message above, then run it again.`,
  );
});
