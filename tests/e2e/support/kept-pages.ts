import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Offline a sentence stands instead of the link. */
const WAY_TO_BOOK = / *- (?:link|button) "Voir les disponibilités".*?(?= *- list:)/s;

/** Waits until a page's HTML, or a picture, is on the device. */
export async function untilKept(page: Page, address: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined,
      address,
    );
  await expect.poll(isKept).toBe(true);
}

/** Whether the page that is open came as the server rendered it, and not from the shell. */
export const isServersPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.stylesheet !== undefined);

/** What a visitor sees: the text, but for the way to book, and the pictures of the first screen, once loaded. */
export async function seen(page: Page) {
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

/** What was seen of a page. */
export type Seen = Awaited<ReturnType<typeof seen>>;

/** Ends the service worker, as browsers do when it has nothing to do. The context cannot go offline after it. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
