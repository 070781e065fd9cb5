import type { Page } from '@playwright/test';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { expect, signedInState } from './admin.ts';
import { accounts } from './firestore.ts';
import { test as base } from './own-hotels.ts';

const { auth } = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));
const ACCOUNTS_UPDATE = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT_ID}/accounts:update`;

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

/** Moves the time of signing in back, as the emulator remembers it: the next token tells. */
export async function beginHoursAgo({ uid }: { uid: string }, hours: number): Promise<void> {
  const lastLoginAt = String(Date.now() - hours * 3_600_000);
  const answer = await fetch(ACCOUNTS_UPDATE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, lastLoginAt }),
  });
  expect(answer.ok, 'the time of signing in is moved').toBe(true);
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
