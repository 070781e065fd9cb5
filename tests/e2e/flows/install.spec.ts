import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

test('the install button appears when the browser offers installation, and opens the browser’s dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/hotels/ryokan-momiji');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.locator('.toast-card')).toBeVisible();
  await open(page, '/favoris');
  const buttons = page.getByRole('button', { name: 'Installer le site' });
  await expect(page.getByRole('button', { name: 'Partager ma liste' })).toBeVisible();
  await expect(buttons).toHaveCount(0);
  // Chromium fires this event while the site is not installed.
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.body.dataset.prompted = String(event.defaultPrevented);
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });
  await expect(page.getByRole('main').getByText('Installer le site')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Installer le site').click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true');
  await expect(buttons).toHaveCount(0);
});
