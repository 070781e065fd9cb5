import type { Auth, UserRecord } from 'firebase-admin/auth';
import { accountOptions, isUnknownAccount, withAccounts } from './lib/accounts.ts';
import { Failure, runScript } from './lib/failure.ts';

async function requireAccount(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
    throw new Failure(`No account has the address ${email}.`);
  }
}

// `npm run admin:revoke -- EMAIL`: the account stays, as a visitor's.
await runScript(async () => {
  const options = accountOptions(process.argv.slice(2), 'admin:revoke');
  await withAccounts(options, async (auth) => {
    const { uid, customClaims } = await requireAccount(auth, options.email);
    const { admin: _admin, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, others);
    await auth.revokeRefreshTokens(uid);
    console.log(
      `\n  ${options.email} is no administrator any more; a session that is open ends within an hour.\n`,
    );
  });
  return 0;
});
