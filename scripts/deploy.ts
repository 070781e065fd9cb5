import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { loadEnv } from 'vite';
import { accessToken } from './lib/access-token.ts';
import {
  allowAppCheck,
  deployTarget,
  forProject,
  requireBuildSettings,
} from './lib/deploy-config.ts';
import { fetchSettings, placeholderNote } from './lib/placeholder-note.ts';
import { Failure, fromCache, fromRoot, ROOT, run, runScript, step } from './lib/script.ts';
import { requireClosedSignUp } from './lib/sign-in-settings.ts';
import { buildProject } from './lib/stage.ts';

const PARTS = 'hosting,functions,firestore:rules,firestore:indexes';

/** Inherits the terminal: Firebase may ask for a parameter, or for a yes. */
async function deploy(folder: string, project: string): Promise<boolean> {
  const args = ['deploy', '--only', PARTS, '--project', project, ...process.argv.slice(2)];
  const { failed } = await execa('firebase', args, {
    cwd: folder,
    stdio: 'inherit',
    reject: false,
  });
  return !failed;
}

async function requireSignIn(): Promise<void> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const { code, output } = await run('firebase', ['login:list']);
  if (code !== 0 || output.includes('No authorized accounts')) {
    throw new Failure(
      'Nobody is signed in to Firebase: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

/** Lays out what Firebase deploys in a folder of its own, so that no suite's build is touched. */
async function layOut(project: string, hasAppCheck: boolean): Promise<string> {
  const folder = fromCache('deploy');
  const functions = join(folder, 'functions');
  await rm(folder, { recursive: true, force: true });
  await mkdir(functions, { recursive: true });
  const config = forProject(await readFile(fromRoot('firebase.json'), 'utf8'), project);
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
  // Only read here: a local suite never knows the real project.
  const env = loadEnv('deploy', ROOT, 'VITE_');
  requireBuildSettings(env, project);
  await requireSignIn();
  await requireClosedSignUp(project, await accessToken());

  const folder = await layOut(project, Boolean(env.VITE_APP_CHECK_SITE_KEY));
  await step('Building the site and the functions', () => buildProject(folder, env));
  console.log(`\n• Deploying to ${project}\n`);
  if (await deploy(folder, project)) {
    const note = placeholderNote(await fetchSettings(project, env.VITE_FIREBASE_API_KEY ?? ''));
    if (note !== null) console.log(`\n${note}\n`);
    return 0;
  }
  throw new Failure(
    `Firebase did not deploy to ${project}: see its message above, then run it again.`,
  );
});
