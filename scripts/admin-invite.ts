import { findAccount, runAccountScript } from './lib/accounts.ts';

// `npm run admin:invite -- EMAIL`: the claim gives the rights, the link a password.
await runAccountScript('admin:invite', async (auth, email) => {
  const account = (await findAccount(auth, email)) ?? (await auth.createUser({ email }));
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  const link = await auth.generatePasswordResetLink(email);
  console.log(`\n  ${email} is an administrator. The link to choose a password:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
});
