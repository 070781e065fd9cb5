import type { Page } from '@playwright/test';
import { signedInState } from './admin.ts';
import { accounts } from './firestore.ts';
import { test as base } from './own-hotels.ts';

export type OwnAccount = { uid: string; email: string; password: string };

/** An administrator's account of a test's own, whose rights it may change. */
async function createAccount(): Promise<OwnAccount> {
  const email = `essai-${crypto.randomUUID().slice(0, 8)}@grand-sejour.test`;
  const password = 'un-mot-de-passe';
  const { uid } = await accounts().createUser({ email, password, emailVerified: true });
  await setRights({ uid }, true);
  return { uid, email, password };
}

/** Grants the claim, or takes it back, as `admin:invite` and `admin:revoke` do. */
export async function setRights({ uid }: { uid: string }, isAdmin: boolean): Promise<void> {
  await accounts().setCustomUserClaims(uid, isAdmin ? { admin: true } : {});
}

/**
 * Lets an hour pass for this page, as when a laptop wakes up: the token that it holds has expired
 * and is renewed when it is used next.
 */
export async function anHourLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
}

/** As the hotels' `test`, signed in with an administrator's account of the test's own. */
export const test = base.extend<{ account: OwnAccount }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  account: async ({}, use) => {
    const account = await createAccount();
    await use(account);
    await accounts().deleteUser(account.uid);
  },
  storageState: async ({ account }, use) => use(await signedInState(account)),
});
