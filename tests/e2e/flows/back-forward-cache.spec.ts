import { expect, open, test } from '../support/test.ts';

/** One page of each kind: with a film before it, of a record, with a form, of this browser's storage. */
const PAGES = ['/', '/hotels/ryokan-momiji', '/vacances-sur-mesure', '/favoris'];

// Playwright turns the cache off.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('no page keeps itself out of the back/forward cache', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const hindrances: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) {
      // The browser's own reasons: without a window it keeps no page.
      if (type !== 'Circumstantial') hindrances.push(`${page.url()}: ${reason}`);
    }
  });
  for (const path of PAGES) {
    await open(page, path);
    await page.goto('/robots.txt');
    await page.goBack();
  }
  expect(hindrances).toEqual([]);
});
