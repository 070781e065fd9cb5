import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The booking link, which a sentence replaces offline. */
const WAY_TO_BOOK = / *- (?:link|button) "Voir les disponibilités".*?(?= *- list:)/s;

/** Waits until a page's HTML, or a picture, is cached. */
export async function untilCached(page: Page, address: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined,
      address,
    );
  await expect.poll(isKept).toBe(true);
}

/** Returns true if the open page is server-rendered, and false if it is the app shell. */
export const isServersPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.scripts !== undefined);

/** Returns what a visitor sees: the text without the booking link, and the loaded pictures in view. */
export async function readVisiblePage(page: Page) {
  const main = page.getByRole('main');
  const pictures = () =>
    main.getByRole('img').evaluateAll((images) =>
      images.flatMap((image) => {
        if (!(image instanceof HTMLImageElement)) return [];
        const { top, bottom } = image.getBoundingClientRect();
        if (bottom < 0 || top > innerHeight || !image.checkVisibility()) return [];
        return [{ address: image.currentSrc, isLoaded: image.complete && image.naturalWidth > 0 }];
      }),
    );
  await expect.poll(async () => (await pictures()).every(({ isLoaded }) => isLoaded)).toBe(true);
  return {
    text: (await main.ariaSnapshot()).replace(WAY_TO_BOOK, ''),
    pictures: await pictures(),
  };
}

export type VisiblePage = Awaited<ReturnType<typeof readVisiblePage>>;

/** Stops the service worker, as browsers do when it is idle. Go offline before, not after. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
