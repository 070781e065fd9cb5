import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';

export const isAdministrator = ({ customClaims }: UserRecord) => customClaims?.admin === true;

/**
 * Removes the name and all ways to sign in of an account that is about to be invited: a stranger may have registered
 * with this email address before.
 */
async function lockOut(auth: Auth, { uid, providerData }: UserRecord): Promise<void> {
  const providers = providerData.map(({ providerId }) => providerId);
  await auth.updateUser(uid, {
    password: randomBytes(32).toString('base64url'),
    displayName: null,
    providersToUnlink: providers.filter((id) => id !== 'password'),
    multiFactor: { enrolledFactors: null },
  });
  await auth.revokeRefreshTokens(uid);
}

type Invitation = { email: string; siteUrl: string; claims?: { invited: number } };

/** Grants an administrator's rights after `deliver` has mailed the sign-in link; grants none if `deliver` throws. */
export async function grantAdminRights(
  auth: Auth,
  { email, siteUrl, claims }: Invitation,
  deliver: (link: string) => Promise<unknown>,
): Promise<UserRecord> {
  const [existing] = (await auth.getUsers([{ email }])).users;
  if (existing && !isAdministrator(existing)) await lockOut(auth, existing);
  const account = existing ?? (await auth.createUser({ email }));
  const settings = { url: `${siteUrl}/admin/login`, handleCodeInApp: true };
  try {
    await deliver(await auth.generateSignInWithEmailLink(email, settings));
  } catch (error) {
    if (!existing) await auth.deleteUser(account.uid);
    throw error;
  }
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, ...claims, admin: true });
  return account;
}

export async function revokeAdminRights(
  auth: Auth,
  { uid, customClaims }: UserRecord,
): Promise<void> {
  const { admin: _admin, invited: _invited, ...otherClaims } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, otherClaims);
  await auth.revokeRefreshTokens(uid);
}
