import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';
import { RECORD_DRAFTS_IDB_NAME } from '#domain/site/storage-keys.ts';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { toasts } from './site-forms.ts';
import { test as base, expect } from './test.ts';

export { expect };

const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

const API_KEY = 'demo-key';
const SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;

type SignInAnswer = { localId: string; idToken: string; refreshToken: string; expiresIn: string };
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Returns a browser's storage after signing in: Firebase moves a session that it finds in
 * localStorage to IndexedDB.
 */
export async function signedInState(account: typeof DEMO_ADMIN): Promise<StorageState> {
  const endpoint = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${endpoint}:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${account.email} does not sign in: ${await response.text()}`);
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

/** Opens a page of the administration and waits for its title. */
export async function openAdmin(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens a page of the administration by the menu, without loading a document. */
export async function toAdminPage(page: Page, title: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses « Aperçu » and returns the tab that opens. */
export async function openPreview(page: Page, name = 'Aperçu'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  return opened;
}

/** Finds a field by its label, required or not. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}( \\*)?$`));

/** Returns all drafts stored in this browser, as JSON. */
export const drafts = (page: Page) =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const base = opening.result;
    const reading = base.transaction('entries').objectStore('entries').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    base.close();
    return JSON.stringify(reading.result);
  }, RECORD_DRAFTS_IDB_NAME);

/** Closes all toasts, so that a test does not take an old toast for a new toast. */
export async function closeToasts(page: Page): Promise<void> {
  const close = toasts(page).getByRole('button', { name: 'Fermer' });
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(close).toHaveCount(0);
}

/** The shared `test`, with the demo administrator signed in. */
export const test = base.extend<object, { adminState: StorageState }>({
  adminState: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => use(await signedInState(DEMO_ADMIN)),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
});
