import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { test as base, expect } from './test.ts';

export { expect };

const API_KEY = 'demo-key';
const SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;
const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

type Account = { email: string; password: string };
type SignInAnswer = { localId: string; idToken: string; refreshToken: string; expiresIn: string };
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * A browser's storage as it is after signing in: Firebase takes a session that it finds in
 * localStorage over into IndexedDB.
 */
export async function signedInState(account: Account): Promise<StorageState> {
  const endpoint = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${endpoint}:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  expect(response.ok, `${account.email} signs in`).toBe(true);
  const answer: SignInAnswer = await response.json();
  const session = {
    uid: answer.localId,
    email: account.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: answer.refreshToken,
      accessToken: answer.idToken,
      expirationTime: Date.now() + Number(answer.expiresIn) * 1000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Opens a page of the administration and waits until it is there, under its title. */
export async function openAdmin(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A field by its label, required or not. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}( \\*)?$`));

/** As `test`, in a browser in which the demo administrator is signed in. */
export const test = base.extend<object, { adminState: StorageState }>({
  adminState: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => use(await signedInState(DEMO_ADMIN)),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
});
