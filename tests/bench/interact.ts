import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { PHONE, withBrowser } from './browser.ts';
import { PAGES } from './pages.ts';
import type { BenchServer } from './serve.ts';

/** Longest times from an input to the next paint (INP), in ms, with the processor at a quarter of its speed. */
export type Interaction = {
  typing: number;
  menu: number;
  tab: number;
  heart: number;
  lightbox: number;
  link: number;
};

const CPU_SLOWDOWN = 4;
/** Event Timing reports an event after the next paint, which a slow phone may take long to reach. */
const REPORTED_MS = 1000;

declare global {
  interface Window {
    longestInteraction: number;
  }
}

/** Runs in the page before its scripts. */
function watchInteractions(): void {
  // TypeScript does not know the option; without it, events shorter than 104 ms are not reported.
  const LEAST = { durationThreshold: 16 };
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestInteraction = Math.max(window.longestInteraction, duration);
  }).observe({ type: 'event', ...LEAST });
}

/** Returns the longest time of an action's events, in ms. */
export async function longestEventMs(
  page: Page,
  interact: () => Promise<unknown>,
): Promise<number> {
  // What came before is reported by then.
  await page.waitForTimeout(REPORTED_MS);
  await page.evaluate(() => {
    window.longestInteraction = 0;
  });
  await interact();
  await page.waitForTimeout(REPORTED_MS);
  return page.evaluate(() => window.longestInteraction);
}

/** Opens an empty page whose interactions are measured, with the processor at a quarter of its speed. */
export async function openMeasured(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', ...device });
  await context.addInitScript(
    (key) => localStorage.setItem(key, 'true'),
    INTRO_SEEN_LOCAL_STORAGE_KEY,
  );
  await context.addInitScript(watchInteractions);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Code below the first view loads when idle or near.
  await page.waitForLoadState('networkidle');
}

/** Uses the site as a visitor does, once per kind of interaction. */
export const measureInteractions = (front: BenchServer): Promise<Interaction> =>
  withBrowser(async (browser) => {
    const page = await openMeasured(browser, PHONE);
    const button = (name: RegExp) => page.getByRole('button', { name }).first();

    await openHydrated(page, `${front.origin}${PAGES.home.path}`);
    const menu = await longestEventMs(page, () => page.locator('summary').first().click());

    await openHydrated(page, `${front.origin}${PAGES.destinations.path}`);
    await page.getByText('Filtrer les hôtels').click();
    const search = page.getByRole('searchbox').first();
    // The first press loads the whole list.
    await search.fill('p');
    await page.waitForLoadState('networkidle');
    const typing = await longestEventMs(page, () => search.pressSequentially('alais d’été'));

    await openHydrated(page, `${front.origin}${PAGES.hotel.path}`);
    const tab = await longestEventMs(page, () => page.getByRole('tab').nth(1).click());
    const heart = await longestEventMs(page, () => button(/^Sauvegarder/).click());
    const lightbox = await longestEventMs(page, () => button(/^Agrandir/).click());
    await page.keyboard.press('Escape');
    const next = page.getByRole('main').getByRole('article').getByRole('link').first();
    await next.scrollIntoViewIfNeeded();
    const link = await longestEventMs(page, () => next.click());
    return { typing, menu, tab, heart, lightbox, link };
  });
