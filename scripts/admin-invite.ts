import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { mustEnrol } from '#domain/admin/admin-session.ts';
import { endSessions } from '../functions/src/accounts/admin-sessions.ts';
import { requiringFactor, withoutFactor } from '../functions/src/accounts/factor-claims.ts';
import { forgetSecondFactor } from '../functions/src/accounts/second-factor.ts';
import { type AccountScript, findAccount, runAccountScript } from './lib/accounts.ts';
import { Failure } from './lib/script.ts';

const RESET = 'reset-second-factor';
const REQUIRE = 'require-second-factor';

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

/** Lets the password alone do, until another authenticator is enrolled, and ends all sessions. */
async function resetSecondFactor({ auth, db, email }: AccountScript): Promise<void> {
  const account = await findAccount(auth, email);
  if (account?.customClaims?.totp !== true) {
    throw new Failure(`No account with a second factor has the email address ${email}.`);
  }
  const claims = withoutFactor(account.customClaims);
  await auth.setCustomUserClaims(account.uid, claims);
  await forgetSecondFactor({ db, uid: account.uid });
  await endSessions(db, account.uid, new Date());
  await auth.revokeRefreshTokens(account.uid);
  const next = mustEnrol(claims) ? 'has to enrol again first' : 'should enrol again';
  console.log(`\n  ${email} signs in with the password alone, and ${next}.\n`);
}

/** The claim gives the rights, the link a password. */
async function invite({ auth, db, email, given }: AccountScript): Promise<void> {
  const known = await findAccount(auth, email);
  if (known !== null && known.customClaims?.admin !== true) {
    await lockOut(auth, known);
    await endSessions(db, known.uid, new Date());
  }
  const account = known ?? (await auth.createUser({ email }));
  const claims = { ...account.customClaims, admin: true };
  const isRequired = given.has(REQUIRE);
  await auth.setCustomUserClaims(account.uid, isRequired ? requiringFactor(claims) : claims);
  // Tokens from before do not know what is required.
  if (isRequired) await endSessions(db, account.uid, new Date());
  const link = await auth.generatePasswordResetLink(email);
  console.log(`\n  ${email} is an administrator. The link to choose a password:\n\n  ${link}
\n  Somebody who is signed in has to sign out and in again to get the rights.\n`);
}

// `npm run admin:invite -- EMAIL`; with `--require-second-factor` the account has no rights without one,
// and `--reset-second-factor` is for a lost authenticator.
await runAccountScript(
  'admin:invite',
  (script) => (script.given.has(RESET) ? resetSecondFactor(script) : invite(script)),
  { [RESET]: { type: 'boolean' }, [REQUIRE]: { type: 'boolean' } },
);
