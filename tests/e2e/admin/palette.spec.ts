import type { Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import { expectAccessible } from '../support/page-checks.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Rechercher/ });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });
const field = (page: Page) => palette(page).getByRole('textbox');
const results = (page: Page) => palette(page).getByRole('listitem').getByRole('button');
const first = (page: Page) => results(page).first();

test('the command palette of the administration opens any admin page or record', async ({
  page,
}) => {
  await openAdmin(page, '/admin/journal', 'Historique');

  await test.step('Escape closes the command palette and returns the focus', async () => {
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  await test.step('the command palette finds and opens admin pages and records by name, ignoring accents', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toHaveCount(12);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await field(page).fill('rien de tel nulle part');
    await expect(palette(page).getByText(/^Rien ne porte ce nom/)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await field(page).fill('MOMIJI');
    await expect(first(page)).toHaveText(/^Ryokan Momiji/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/hotels/ryokan-momiji');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await field(page).fill('nouvelle dest');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/destinations/new');
    await page.keyboard.press('Control+k');
    await field(page).fill('mentions legales');
    await expect(first(page)).toContainText('Page du site');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/seo?page=legal');
  });

  await test.step('on a phone, the admin menu scrolls to the entry of the current page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Control+k');
    await field(page).fill('historique');
    await expect(first(page)).toHaveText(/^Historique/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Historique' })).toBeVisible();
    const current = page.getByRole('navigation').getByRole('link', { name: 'Historique' });
    await expect(current).toBeInViewport({ ratio: 0.9 });
  });
});
