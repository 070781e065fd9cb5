import type { Locator, Page } from '@playwright/test';
import { whenHydrated } from '../support/hydration.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test.describe('with the keyboard alone', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('on a phone, the site’s menu and the hotel filters work with the keyboard alone', async ({
      page,
    }) => {
      await test.step('on a phone, the site’s menu opens by keyboard, and is closed on a page opened from it', async () => {
        await open(page, '/about');
        const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
        await tabTo(page, page.getByRole('banner').locator('summary'));
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await tabTo(page, menu.getByRole('link', { name: 'Destinations' }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/destinations');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(menu).toBeHidden();
      });

      await test.step('on a phone, the filter button reveals the text, region and budget filters, in this tab order', async () => {
        const search = page.getByRole('searchbox', { name: 'Rechercher' });
        const toggle = page.getByRole('button', { name: 'Filtrer les hôtels' });
        await tabTo(page, await whenHydrated(toggle));
        await page.keyboard.press('Enter');
        await expect(search).toBeVisible();
        await tabTo(page, await whenHydrated(search));
        await page.keyboard.type('momiji');
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.keyboard.press('Control+A');
        await page.keyboard.press('Delete');

        const region = page.getByRole('combobox', { name: 'Région' });
        await tabTo(page, region);
        await page.keyboard.type('Asi');
        await expect(region).toHaveValue('Asie');

        const budget = page.getByRole('slider', { name: /^Budget max/ });
        await tabTo(page, budget);
        await page.keyboard.press('ArrowLeft');
        await expect(budget).toHaveValue('1900');
        await expect(budget).toHaveAccessibleName(/^Budget max: 1\s900€ \/ nuit$/);
        await page.keyboard.press('Home');
        await expect(budget).toHaveValue('0');
        await expect(page.getByText('Aucun hôtel trouvé')).toBeVisible();
        await expectAccessible(page, 'main');

        await tabTo(page, page.getByRole('button', { name: 'Réinitialiser', exact: true }));
        await page.keyboard.press('Enter');
        await expect(page.getByText('Aucun hôtel trouvé')).toBeHidden();
        await expect(page.getByRole('region', { name: 'Hôtels', exact: true })).toBeFocused();
        await expect(page).toHaveURL('/destinations');
      });
    });
  });

  test('the map of hotels, used by keyboard, opens a group as a list, goes back, and leads to a hotel', async ({
    page,
  }) => {
    await open(page, '/destinations');
    const map = page.getByRole('navigation', { name: 'La carte' });
    const region = await whenHydrated(map.getByRole('button', { name: /^Europe/ }));
    const markers = map.getByRole('list', { name: 'Hôtels sur la carte' });
    const group = markers.getByRole('button', { name: /^\d hôtels, dont .*agrandir la carte$/ });
    const opened = map.getByRole('heading', { name: /^\d hôtels$/ });

    await test.step('by keyboard, a group of hotels on the map opens as a list and enlarges the map; Escape returns to the group’s button', async () => {
      await group.first().focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeFocused();
      await expectAccessible(page, '#carte');
      await page.keyboard.press('Tab');
      await expect(map.getByRole('button', { name: 'Revenir à la carte entière' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(map.getByRole('link').and(page.locator(':focus'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(group.first()).toBeFocused();
    });

    await test.step('by keyboard, a region of the map opens, and on return its button has the focus again', async () => {
      await region.focus();
      await page.keyboard.press('Enter');
      await expect(map.getByRole('heading', { name: 'Europe' })).toBeFocused();
      await expect(markers.getByRole('link', { name: /Nordlys Rorbuer, Reine/ })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(region).toBeFocused();
    });

    await markers.getByRole('link', { name: 'Nordlys Rorbuer, Reine, Norvège' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hotels/nordlys-rorbuer');
  });
});
