import { randomBytes } from 'node:crypto';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { portsWithOffset } from '#domain/site/ports.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './lib/open-project.ts';
import { HOST, portOffset } from './lib/ports.ts';
import { Failure, firstLine, ROOT, readOptions, runScript } from './lib/script.ts';

/** Removes every way of signing in that somebody else may have set up by registering the address first. */
async function lockOut(auth: Auth, { uid, providerData }: UserRecord): Promise<void> {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await auth.updateUser(uid, {
    password: randomBytes(32).toString('base64url'),
    providersToUnlink: others,
    multiFactor: { enrolledFactors: null },
  });
  await auth.revokeRefreshTokens(uid);
}

function siteOf(project: string | undefined): string {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    return `http://${HOST}:${portsWithOffset(portOffset()).hosting}`;
  }
  const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID: deployed } = loadEnv('deploy', ROOT, 'VITE_');
  if (VITE_SITE_URL && (project ?? deployed) === deployed) return VITE_SITE_URL;
  if (project !== undefined) return `https://${project}.web.app`;
  throw new Failure('Name the project with --project, or the site in .env.deploy (DEPLOY.md).');
}

/** Grants the rights, and prints a link that signs in and so verifies the email address. */
async function invite(
  auth: Auth,
  email: string,
  known: UserRecord | undefined,
  project: string | undefined,
): Promise<void> {
  if (known && known.customClaims?.admin !== true) await lockOut(auth, known);
  const account = known ?? (await auth.createUser({ email }));
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  const url = `${siteOf(project)}/admin/login`;
  const link = await auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
  console.log(`\n  ${email} is an administrator. The link to sign in, which works once:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
}

async function revoke(auth: Auth, whom: string, account: UserRecord | undefined): Promise<void> {
  if (!account) throw new Failure(`No account is known as ${whom}.`);
  const { admin: _admin, ...others } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, others);
  await auth.revokeRefreshTokens(account.uid);
  console.log(
    `\n  ${whom} is no longer an administrator. What is open in a browser ends within the hour.\n`,
  );
}

// `npm run admin:invite -- EMAIL` and `npm run admin:revoke -- EMAIL`, or `-- --uid UID`.
await runScript(async () => {
  const command = process.argv[2] === 'invite' ? 'invite' : 'revoke';
  const who = command === 'invite' ? 'EMAIL' : '(EMAIL | --uid UID)';
  const usage = `Name one account: npm run admin:${command} -- ${who} [--project PROJECT_ID].`;
  const options = { project: { type: 'string' }, uid: { type: 'string' } } as const;
  const { values, positionals } = readOptions(options, usage);
  const { project, uid } = values;
  const [, given = '', ...more] = positionals;
  const isOne = uid === undefined ? given !== '' : given === '' && command === 'revoke';
  if (!isOne || more.length > 0) throw new Failure(usage);
  const email = normaliseEmail(given);
  if (!uid && !isEmail(email)) throw new Failure(`"${given}" is not an email address.`);
  const auth = getAuth(await openProject(project));
  try {
    const [account] = (await auth.getUsers([uid ? { uid } : { email }])).users;
    if (command === 'invite') await invite(auth, email, account, project);
    else await revoke(auth, uid ?? email, account);
    return 0;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      `The accounts could not be changed: ${firstLine(error)} (npm run doctor says what a project lacks)`,
    );
  }
});
