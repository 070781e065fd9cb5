import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';
import { ROOT } from './script.ts';

const CLOUD_SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

const Account = v.nullish(v.object({ tokens: v.object({ refresh_token: v.string() }) }));
const Token = v.object({ access_token: v.string() });

/** The parts of Firebase's command-line tool that know who is signed in; it has no command for it. */
const FirebaseAuth = v.object({
  getProjectDefaultAccount: v.function(),
  getAccessToken: v.function(),
});

/**
 * An access token of whoever deploys: of GOOGLE_APPLICATION_CREDENTIALS, else of `firebase login`.
 * @throws Error when neither gives one
 */
export async function accessToken(): Promise<string> {
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
