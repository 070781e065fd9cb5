import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hydration.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';
const ENTRY = '**/assets/app-*.js';

const header = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('navigation: a link', () => {
  test('is read ahead when the pointer comes over it', async ({ page }) => {
    await open(page, '/about');
    const reading = page.waitForRequest(READS);
    await header(page).getByRole('link', { name: 'Blog' }).hover();
    await reading;
    await expect(page).toHaveURL('/about');
  });

  test('says that its page is on its way when that takes its time', async ({ page }) => {
    await open(page, '/about');
    const release = await holdRequests(page, READS);
    await header(page).getByRole('link', { name: 'Destinations' }).click();
    const pending = page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement' });
    await expect(pending.first()).toBeVisible();
    release();
    await expect(title(page)).toContainText('Nos hôtels');
    await expect(title(page)).toBeFocused();
  });

  test('opens a page that fades in, where motion is wanted', async ({ page }) => {
    await open(page, '/about');
    const first = page.getByRole('main').locator('> *').first();
    await expect(first).toHaveCSS('animation-name', 'none');
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(title(page)).toBeFocused();
    await expect(first).toHaveCSS('animation-name', 'page-enter');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(first).toHaveCSS('animation-name', 'none');
  });

  test('with an anchor stops under the top of the window, by its scroll padding', async ({
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

test.describe('a page scrolled before the application is there', () => {
  test('stays where the visitor went, and « back » finds that place', async ({ page }) => {
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
    // The way back is taken from a page that is there, not from the word that it is on its way.
    await expect(title(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test('is found again by « back » from a page that was still on its way', async ({ page }) => {
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
