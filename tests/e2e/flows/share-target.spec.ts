import { expect, test } from '../support/test.ts';

test('What other apps share', async ({ page, baseURL }) => {
  await test.step('a link to one of our hotels opens it', async () => {
    const text = encodeURIComponent(`Regarde : ${baseURL}/hotels/ryokan-momiji`);
    await page.goto(`/partager?title=Ryokan&text=${text}`);
    await expect(page).toHaveURL(/\/hotels\/ryokan-momiji$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ryokan Momiji' })).toBeVisible();
  });

  await test.step('a text that names one searches for it', async () => {
    const text = encodeURIComponent('Et si on partait au RYOKAN MOMIJI cet hiver ?');
    await page.goto(`/partager?text=${text}`);
    await expect(page).toHaveURL(/\/destinations\?q=Ryokan(?:\+|%20)Momiji$/);
    await expect(page.getByRole('heading', { name: 'Ryokan Momiji' })).toBeVisible();
  });

  await test.step('anything else leads to all hotels, and says so', async () => {
    await page.goto('/partager?text=Une%20recette&url=https%3A%2F%2Fexample.org%2F');
    await expect(page).toHaveURL(/\/destinations$/);
    await expect(page.getByText('Aucun hôtel dans ce partage')).toBeVisible();
  });
});
