import { expect, open, test } from '../support/test.ts';

test('with IndexedDB blocked, favourites are kept in memory for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/hotels/ryokan-momiji');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByRole('button', { name: 'Sauvegardé' })).toBeVisible();
  await expect(page.getByText(/vos favoris dureront le temps de cette visite/)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favoris/i })
    .click();
  await expect(page).toHaveURL(/\/favoris$/);
  await expect(page.getByRole('main').getByText('Ryokan Momiji')).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/^Ce navigateur ne garde rien pour ce site/),
  ).toBeVisible();
});
