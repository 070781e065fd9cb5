import type { Page } from '@playwright/test';
import { hydrated } from './test.ts';

/** Waits until the service worker answers for the page. */
export async function underServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
