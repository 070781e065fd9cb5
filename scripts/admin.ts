import { type Auth, getAuth } from 'firebase-admin/auth';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { grantAdminRights, revokeAdminRights } from '../functions/src/rights.ts';
import { openFirebaseApp } from './lib/open-project.ts';
import { CliError, errorFirstLine, parseCommandOptions, runScript } from './lib/script.ts';

async function invite(auth: Auth, email: string, siteUrl: string) {
  let link = '';
  await grantAdminRights(auth, { email, siteUrl }, async (signInLink) => {
    link = signInLink;
  });
  console.log(`\n  ${email} is an administrator. The link to sign in, which works once:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
}

async function revoke(auth: Auth, whom: string, id: { uid: string } | { email: string }) {
  const [account] = (await auth.getUsers([id])).users;
  if (!account) throw new CliError(`No account is known as ${whom}.`);
  await revokeAdminRights(auth, account);
  console.log(`\n  ${whom} is no longer an administrator. Open sessions end within the hour.\n`);
}

// Grants an administrator's rights by `npm run admin:invite -- EMAIL`; revokes them by `npm run admin:revoke -- EMAIL`
// or `npm run admin:revoke -- --uid UID`.
await runScript(async () => {
  const command = process.argv[2] === 'invite' ? 'invite' : 'revoke';
  const who = command === 'invite' ? 'EMAIL' : '(EMAIL | --uid UID)';
  const usage = `Name one account: npm run admin:${command} -- ${who} [--project PROJECT_ID].`;
  const options = { project: { type: 'string' }, uid: { type: 'string' } } as const;
  const { values, positionals } = parseCommandOptions(options, usage);
  const { project, uid } = values;
  const [, address = '', ...more] = positionals;
  const namesAccount = uid === undefined ? address !== '' : address === '' && command === 'revoke';
  if (!namesAccount || more.length > 0) throw new CliError(usage);
  const email = normaliseEmail(address);
  if (!uid && !isEmail(email)) throw new CliError(`"${address}" is not an email address.`);
  const { app, siteUrl } = await openFirebaseApp(project);
  const auth = getAuth(app);
  try {
    if (command === 'invite') await invite(auth, email, siteUrl);
    else await revoke(auth, uid ?? email, uid ? { uid } : { email });
    return 0;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      `The accounts could not be changed: ${errorFirstLine(error)} (npm run doctor says what a project lacks)`,
    );
  }
});
