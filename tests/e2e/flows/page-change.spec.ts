import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hydration.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';
const ENTRY = '**/assets/app-*.js';

const header = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('navigation: a link', () => {
  test('is preloaded when the pointer is over it', async ({ page }) => {
    await open(page, '/about');
    const reading = page.waitForRequest(READS);
    await header(page).getByRole('link', { name: 'Blog' }).hover();
    await reading;
    await expect(page).toHaveURL('/about');
  });

  test('shows that its page is loading when that takes time', async ({ page }) => {
    await open(page, '/about');
    const release = await holdRequests(page, READS);
    await header(page).getByRole('link', { name: 'Destinations' }).click();
    const pending = page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement' });
    await expect(pending.first()).toBeVisible();
    release();
    await expect(title(page)).toContainText('Nos hôtels');
    await expect(title(page)).toBeFocused();
  });

  test('opens a page that fades in, unless motion is reduced', async ({ page }) => {
    await open(page, '/about');
    const first = page.getByRole('main').locator('> *').first();
    await expect(first).toHaveCSS('animation-name', 'none');
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(title(page)).toBeFocused();
    await expect(first).toHaveCSS('animation-name', 'page-enter');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(first).toHaveCSS('animation-name', 'none');
  });

  test('with an anchor stops below the top of the window, by the scroll padding', async ({
    page,
  }) => {
    await open(page, '/hotels/ryokan-momiji');
    await page.getByRole('link', { name: 'Retour aux hôtels' }).click();
    const list = page.locator('#hotels-list');
    await expect
      .poll(() => list.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(64);
  });
});

test.describe('a page scrolled before the application has loaded', () => {
  test('stays where the visitor scrolled, and « back » restores that position', async ({
    page,
  }) => {
    const release = await holdRequests(page, ENTRY);
    await page.goto('/blog');
    const link = page.getByRole('link', { name: /^Lire l'article/ }).nth(4);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(place);

    await link.click();
    await expect(page).toHaveURL(/\/blog\/./);
    // Back from a page that has loaded, not from its loading state.
    await expect(title(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test('is restored by « back » from a page that was still loading', async ({ page }) => {
    await open(page, '/blog');
    const link = page.getByRole('link', { name: /^Lire l'article/ }).nth(4);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await scrolled(page);
    await holdRequests(page, READS);
    await link.click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Chargement');
    await page.goBack();
    await expect(title(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});
