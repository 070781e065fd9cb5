import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import type { Project } from '../checks/check.ts';
import { cloudOf } from '../checks/cloud.ts';
import { publicTxt } from '../checks/dns.ts';
import { accessToken } from './access-token.ts';
import { deployTarget, requireBuildSettings } from './deploy-config.ts';
import { Failure, fromRoot, ROOT, run } from './script.ts';

async function requireSignIn(): Promise<void> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const { code, output } = await run('firebase', ['login:list']);
  if (code !== 0 || output.includes('No authorized accounts')) {
    throw new Failure(
      'Nobody is signed in to Firebase: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

const readOrNull = async (file: string) => (existsSync(file) ? readFile(file, 'utf8') : null);

/**
 * The project that is deployed to, with the settings of its build.
 * @throws Failure when a setting is missing, or nobody is signed in
 */
export async function openDeployProject(): Promise<Project> {
  const id = deployTarget(await readOrNull(fromRoot('.firebaserc')));
  // Only read here: a local suite never knows the real project.
  const env = loadEnv('deploy', ROOT, ['VITE_', 'DKIM_']);
  requireBuildSettings(env, id);
  await requireSignIn();
  const params = parseEnv((await readOrNull(fromRoot('functions', `.env.${id}`))) ?? '');
  return { id, env, params, cloud: cloudOf(id, await accessToken()), txt: publicTxt };
}
