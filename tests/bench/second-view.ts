import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { PHONE, withBrowser } from './browser.ts';
import type { BenchServer } from './serve.ts';

/** Milliseconds until the page's title is visible on a second visit, online and offline. */
export type SecondView = { warm: number; offline: number };

const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Time for the worker to fill its caches, and for the queries to be stored. */
const SETTLE_MS = 2000;
const SHOWN_TIMEOUT_MS = 15_000;

/** Runs in the page before its scripts, and marks when the title has been painted. */
function watchTitle(): void {
  const look = () => {
    const isShown = [...document.querySelectorAll('h1')].some((title) => title.checkVisibility());
    requestAnimationFrame(
      isShown ? () => setTimeout(() => performance.mark('content-shown')) : look,
    );
  };
  requestAnimationFrame(look);
}

async function visit(context: BrowserContext, url: string, isOnline: boolean): Promise<number> {
  const tab = await context.newPage();
  try {
    const session = await context.newCDPSession(tab);
    // A returning visitor's service worker is not running yet.
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (isOnline) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    await tab.addInitScript(watchTitle);
    await tab.goto(url, { waitUntil: 'commit' });
    const shown = await tab.waitForFunction(
      () => performance.getEntriesByName('content-shown')[0]?.startTime,
      null,
      { timeout: SHOWN_TIMEOUT_MS },
    );
    return (await shown.jsonValue()) ?? Number.NaN;
  } catch {
    return Number.NaN;
  } finally {
    await tab.close();
  }
}

/** Visits a page, then measures a second visit on a slow connection and another offline. */
export function measureSecondView(front: BenchServer, path: string): Promise<SecondView> {
  const url = `${front.origin}${path}`;
  return withBrowser(async (browser) => {
    const context = await browser.newContext(PHONE);
    try {
      await context.addInitScript(
        (key) => localStorage.setItem(key, 'true'),
        INTRO_SEEN_LOCAL_STORAGE_KEY,
      );
      const first = await context.newPage();
      await first.goto(url);
      await first.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await delay(SETTLE_MS);
      await first.close();
      const warm = await visit(context, url, true);
      await context.setOffline(true);
      front.setOffline(true);
      return { warm, offline: await visit(context, url, false) };
    } finally {
      front.setOffline(false);
    }
  });
}
