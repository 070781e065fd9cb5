import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { runAccountScript } from './lib/accounts.ts';

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

// `npm run admin:invite -- EMAIL`: the claim gives the rights; the link signs in, or with `--password` sets
// a password. Following either proves whose the address is, which the rights ask for.
await runAccountScript(
  'admin:invite -- EMAIL [--project PROJECT_ID] [--password]',
  async ({ auth, email, account: known, hasPassword, site }) => {
    if (known !== null && known.customClaims?.admin !== true) await lockOut(auth, known);
    const account = known ?? (await auth.createUser({ email }));
    await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
    const url = `${site()}/admin/login`;
    const link = hasPassword
      ? await auth.generatePasswordResetLink(email)
      : await auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
    const use = hasPassword ? 'to choose a password' : 'to sign in';
    console.log(`\n  ${email} is an administrator. The link ${use}, which works once:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
  },
);
