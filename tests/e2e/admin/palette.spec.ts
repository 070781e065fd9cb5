import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import { expectAccessible } from '../support/page-checks.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Rechercher/ });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

test('the palette goes anywhere, and the header fits on a phone', async ({ page }) => {
  await openAdmin(page, '/admin/journal', 'Journal');

  await test.step('it returns the focus on Escape', async () => {
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

  await test.step('it goes anywhere by name, ignoring accents, with the keyboard', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(12);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/^Tableau de bord/);
    await field(page).fill('rien de tel nulle part');
    await expect(palette(page).getByText('Rien ne porte ce nom.')).toBeVisible();
    await field(page).fill('MOMIJI');
    await expect(chosen(page)).toHaveText(/^Ryokan Momiji/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/hotels/ryokan-momiji');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await field(page).fill('mentions legales');
    await expect(chosen(page)).toContainText('Page du site');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/seo?page=legal');
  });

  await test.step('on a phone the header has one line above the account, the current page in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The menu is not touched: it scrolls to the page by itself.
    await page.keyboard.press('Control+k');
    await field(page).fill('journal');
    await expect(chosen(page)).toHaveText(/^Journal/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    const brand = page.getByRole('banner').getByRole('link', { name: 'Grand Séjour' });
    const signOut = page.getByRole('button', { name: 'Déconnexion' });
    for (const part of [brand, opener(page), signOut]) {
      expect((await part.boundingBox())?.height).toBeLessThan(48);
    }
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByText(DEMO_ADMIN.email)).toBeInViewport({ ratio: 1 });
    const current = page.getByRole('navigation').getByRole('link', { name: 'Journal' });
    await expect(current).toBeInViewport({ ratio: 0.9 });
  });
});
