import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hydration.ts';
import { expect, open, test, waitUntilHydrated } from '../support/test.ts';

const READS = '**/v1/projects/**';
const ENTRY = '**/assets/app-*.js';

const header = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a page opened by a link inside the site is preloaded, fades in, and shows a message while it loads', async ({
  page,
}) => {
  await open(page, '/about');
  const first = page.getByRole('main').locator('> *').first();
  await expect(first).toHaveCSS('animation-name', 'none');

  await test.step('a page is preloaded when the pointer is over its link', async () => {
    const reading = page.waitForRequest(READS);
    await header(page).getByRole('link', { name: 'Blog' }).hover();
    await reading;
    await expect(page).toHaveURL('/about');
  });

  await test.step('a page opened by a link fades in, unless motion is reduced', async () => {
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(title(page)).toBeFocused();
    await expect(first).toHaveCSS('animation-name', 'page-enter');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(first).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('a page that loads slowly shows a loading message', async () => {
    const release = await holdRequests(page, READS);
    await header(page).getByRole('link', { name: 'Destinations' }).click();
    const pending = page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement' });
    await expect(pending.first()).toBeVisible();
    release();
    await expect(title(page)).toContainText('Nos hôtels');
    await expect(title(page)).toBeFocused();
  });

  await test.step('a link to an anchor scrolls the anchor to 64 px below the top of the window', async () => {
    await open(page, '/hotels/ryokan-momiji');
    await page.getByRole('link', { name: 'Retour aux hôtels' }).click();
    const list = page.locator('#hotels-list');
    await expect
      .poll(() => list.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(64);
  });
});

test('a page scrolled before hydration keeps its scroll position, and Back restores the position', async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY);
  await page.goto('/blog');
  const article = (place: number) => page.getByRole('link', { name: /^Lire l'article/ }).nth(place);

  await test.step('a page scrolled before the application has loaded keeps the scroll position', async () => {
    await article(4).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await scrolled(page)).toBeGreaterThan(300);
    // Fonts may change the height of what stands above.
    const top = async () => Math.round((await article(4).boundingBox())?.y ?? 0);
    const before = await top();
    release();
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    const place = await scrolled(page);

    await article(4).click();
    await expect(page).toHaveURL(/\/blog\/./);
    // Waits for the article, so that Back does not leave a page that is still loading.
    await expect(title(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  await test.step('Back from a page that is still loading restores the scroll position', async () => {
    await article(2).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await scrolled(page);
    await holdRequests(page, READS);
    await article(2).click();
    // The loading message is in the window; scrolled further down, the footer would be.
    await expect(page.getByText('Chargement de l’article…')).toBeInViewport();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.goBack();
    await expect(title(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});
