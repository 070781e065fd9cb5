import type { Auth } from 'firebase-admin/auth';

const PASSWORD = 'grand-sejour';

/** They exist in the emulator only. */
export const DEMO_ADMIN = { email: 'admin@grand-sejour.test', password: PASSWORD };
export const DEMO_VISITOR = { email: 'visiteur@grand-sejour.test', password: PASSWORD };

async function ensureAccount(
  auth: Auth,
  account: { email: string; password: string },
  claims: { admin: true } | null,
): Promise<void> {
  const known = await auth.getUserByEmail(account.email).catch(() => null);
  const user = known ?? (await auth.createUser({ ...account, emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, claims);
}

/** Creates the demo administrator and a signed-in account without rights, if they are missing. */
export async function ensureDemoAccounts(auth: Auth): Promise<void> {
  await ensureAccount(auth, DEMO_ADMIN, { admin: true });
  await ensureAccount(auth, DEMO_VISITOR, null);
}
