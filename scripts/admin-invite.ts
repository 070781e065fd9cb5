import type { Auth, UserRecord } from 'firebase-admin/auth';
import { accountOptions, isUnknownAccount, withAccounts } from './lib/accounts.ts';
import { runScript } from './lib/script.ts';

async function findOrCreate(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
    return auth.createUser({ email });
  }
}

// `npm run admin:invite -- EMAIL`: the claim gives the rights, the link a password.
await runScript(async () => {
  const options = accountOptions(process.argv.slice(2), 'admin:invite');
  await withAccounts(options, async (auth) => {
    const { uid, customClaims } = await findOrCreate(auth, options.email);
    await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
    const link = await auth.generatePasswordResetLink(options.email);
    console.log(`\n  ${options.email} is an administrator. The link to choose a password:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
  });
  return 0;
});
