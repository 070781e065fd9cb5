import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { askWith, type Project } from '../checks/check.ts';
import { deployTarget, requireBuildSettings } from './deploy-config.ts';
import { Failure, fromRoot, ROOT } from './script.ts';

const CLOUD_SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

const Account = v.nullish(v.object({ tokens: v.object({ refresh_token: v.string() }) }));
const Token = v.object({ access_token: v.string() });

/** The parts of Firebase's command-line tool that know who is signed in; it has no command for it. */
const FirebaseAuth = v.object({
  getProjectDefaultAccount: v.function(),
  getAccessToken: v.function(),
});

/** An access token of whoever deploys: of GOOGLE_APPLICATION_CREDENTIALS, else of `firebase login`. */
async function accessToken(): Promise<string> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    return v.parse(Token, await applicationDefault().getAccessToken()).access_token;
  }
  const tool = v.parse(FirebaseAuth, createRequire(import.meta.url)('firebase-tools/lib/auth'));
  const account = v.parse(Account, Reflect.apply(tool.getProjectDefaultAccount, tool, [ROOT]));
  const refreshToken = account?.tokens.refresh_token ?? process.env.FIREBASE_TOKEN;
  const token: unknown = await Reflect.apply(tool.getAccessToken, tool, [
    refreshToken,
    [CLOUD_SCOPE],
  ]);
  return v.parse(Token, token).access_token;
}

/**
 * The project that is deployed to, with the settings of its build.
 * @throws Failure when a setting is missing, or nobody is signed in
 */
export async function openDeployProject(): Promise<Project> {
  const file = fromRoot('.firebaserc');
  const id = deployTarget(existsSync(file) ? await readFile(file, 'utf8') : null);
  // Only read here: a local suite never knows the real project.
  const env = loadEnv('deploy', ROOT, ['VITE_']);
  requireBuildSettings(env, id);
  const token = await accessToken().catch(() => {
    throw new Failure(
      'Nobody is signed in to Firebase: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  });
  return { id, env, ask: askWith(id, token) };
}
