import { endSessions } from '../functions/src/accounts/admin-sessions.ts';
import { findAccount, runAccountScript } from './lib/accounts.ts';
import { Failure } from './lib/script.ts';

// `npm run admin:revoke -- EMAIL`: the account stays, without rights.
await runAccountScript('admin:revoke', async ({ auth, db, email }) => {
  const account = await findAccount(auth, email);
  if (account === null) throw new Failure(`No account has the email address ${email}.`);
  const { admin: _admin, ...others } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, others);
  await auth.revokeRefreshTokens(account.uid);
  // The claim stays in tokens for up to an hour; this is read with every request.
  await endSessions(db, account.uid, new Date());
  console.log(`\n  ${email} is no longer an administrator, also where somebody is signed in.\n`);
});
