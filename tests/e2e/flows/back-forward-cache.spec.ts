import { expect, hydrated, test } from '../support/test.ts';

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

// Playwright turns the cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

for (const path of [
  '/',
  '/destinations',
  '/hotels/ryokan-momiji',
  '/blog/une-nuit-en-wagon-lit',
  '/contact',
]) {
  test(`going back to ${path} shows it as it was left, from the back/forward cache`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    await page.goto('/robots.txt');
    await page.goBack();
    expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
