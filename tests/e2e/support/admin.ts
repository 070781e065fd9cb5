import type { Locator, Page } from '@playwright/test';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { type StorageState, signedInState as signedIn } from '../../support/signed-in-state.ts';
import { test as base, expect } from './test.ts';

export { expect };

const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);

/** Returns a browser's storage state after signing in to the suite under test. */
export const signedInState = (account: typeof DEMO_ADMIN): Promise<StorageState> =>
  signedIn(account, OFFSET);

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

/** The shared `test`, with the demo administrator signed in. */
export const test = base.extend<object, { adminState: StorageState }>({
  adminState: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => use(await signedInState(DEMO_ADMIN)),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
});
