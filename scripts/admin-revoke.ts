import type { Auth, UserRecord } from 'firebase-admin/auth';
import { accountOptions, isUnknownAccount, withAccounts } from './lib/accounts.ts';
import { Failure, runScript } from './lib/script.ts';

async function requireAccount(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
    throw new Failure(`No account has the email address ${email}.`);
  }
}

// `npm run admin:revoke -- EMAIL`: the account stays, without rights.
await runScript(async () => {
  const options = accountOptions(process.argv.slice(2), 'admin:revoke');
  await withAccounts(options, async (auth) => {
    const { uid, customClaims } = await requireAccount(auth, options.email);
    const { admin: _admin, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, others);
    await auth.revokeRefreshTokens(uid);
    console.log(
      `\n  ${options.email} is no longer an administrator; an open session ends within an hour.\n`,
    );
  });
  return 0;
});
