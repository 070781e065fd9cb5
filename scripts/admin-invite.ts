import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { portsWithOffset } from '#domain/site/ports.ts';
import { runAccountScript } from './lib/accounts.ts';
import { HOST, portOffset } from './lib/ports.ts';
import { Failure, ROOT } from './lib/script.ts';

/** Somebody else may have registered the address: all they could come back with ends before the claim. */
async function lockOut(auth: Auth, { uid, providerData }: UserRecord): Promise<void> {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await auth.updateUser(uid, {
    password: randomBytes(32).toString('base64url'),
    providersToUnlink: others,
    multiFactor: { enrolledFactors: null },
  });
  await auth.revokeRefreshTokens(uid);
}

/** Returns the URL of the suite's site, of .env.deploy's, or of a project's own on Hosting. */
function siteOf(project: string | undefined): string {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    return `http://${HOST}:${portsWithOffset(portOffset()).hosting}`;
  }
  const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID: deployed } = loadEnv('deploy', ROOT, 'VITE_');
  if (VITE_SITE_URL && (project ?? deployed) === deployed) return VITE_SITE_URL;
  if (project !== undefined) return `https://${project}.web.app`;
  throw new Failure('Name the project with --project, or the site in .env.deploy (DEPLOY.md).');
}

// `npm run admin:invite -- EMAIL`: the claim gives the rights. Following the link proves whose the address
// is, which the rights ask for.
await runAccountScript(
  'admin:invite -- EMAIL [--project PROJECT_ID]',
  async ({ auth, email, account: known, project }) => {
    if (known !== null && known.customClaims?.admin !== true) await lockOut(auth, known);
    const account = known ?? (await auth.createUser({ email }));
    await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
    const url = `${siteOf(project)}/admin/login`;
    const link = await auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
    console.log(`\n  ${email} is an administrator. The link to sign in, which works once:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
  },
);
