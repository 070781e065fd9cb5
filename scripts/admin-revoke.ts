import { runAccountScript } from './lib/accounts.ts';
import { Failure } from './lib/script.ts';

// `npm run admin:revoke -- EMAIL`: the account stays, without rights.
await runAccountScript(
  'admin:revoke -- EMAIL [--project PROJECT_ID]',
  async ({ auth, email, account }) => {
    if (account === null) throw new Failure(`No account has the email address ${email}.`);
    const { admin: _admin, ...others } = account.customClaims ?? {};
    await auth.setCustomUserClaims(account.uid, others);
    await auth.revokeRefreshTokens(account.uid);
    console.log(
      `\n  ${email} is no longer an administrator. What is open in a browser ends within the hour.\n`,
    );
  },
);
