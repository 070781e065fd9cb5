import { test as base, expect, type Page } from '@playwright/test';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';

export { expect };

export interface Options {
  /** Console messages that a test provokes on purpose. */
  expectedConsole: RegExp;
  /** False removes the service worker, so that a test sees every request. */
  withServiceWorker: boolean;
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Waits until the service worker is active and caches the pages opened from then on. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Waits until the service worker controls the page. */
export async function underServiceWorker(page: Page): Promise<void> {
  await waitForServiceWorker(page);
  await page.reload();
  await waitUntilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every test fails on a console error or warning, an uncaught error, or a request that leaves the machine. */
export const test = base.extend<Options & { guarded: undefined }>({
  expectedConsole: [/(?!)/, { option: true }],
  withServiceWorker: [false, { option: true }],
  guarded: [
    async ({ page, baseURL, expectedConsole, withServiceWorker }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (expectedConsole.test(message.text())) return;
        problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', ({ message }) => {
        if (!expectedConsole.test(message)) problems.push(`uncaught: ${message}`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        // Firebase's probe, which tells a network failure from a server failure.
        if (request.url().startsWith('https://www.google.com/images/cleardot.gif')) return;
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
          problems.push(`request to ${request.url()}`);
        }
      });
      // A session cookie, as administrators have, makes the server bypass its cache.
      await page
        .context()
        .addCookies([{ name: '__session', value: String(Date.now()), url: String(baseURL) }]);
      await page.addInitScript(
        ({ key, keepServiceWorker }) => {
          localStorage.setItem(key, 'true');
          if (!keepServiceWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        },
        { key: INTRO_SEEN_LOCAL_STORAGE_KEY, keepServiceWorker: withServiceWorker },
      );
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
