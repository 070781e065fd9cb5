import { expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, test } from '../support/own-hotels.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, a hotel is found among the cards and edited', async ({ page, plant }) => {
  const { id, name } = await plant({ featured: true });
  await openAdmin(page, `/admin/hotels?q=${encodeURIComponent(name)}`, 'Hôtels');
  const card = page.getByRole('main').locator('tbody tr');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Non');
  await page.getByLabel('Publication').selectOption('Publié');
  await expect(page.getByText('Aucun hôtel ne correspond à cette recherche.')).toBeVisible();
  await page.getByLabel('Publication').selectOption('Non publié');
  await card.getByRole('link', { name: `Modifier ${name}` }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’hôtel' })).toBeVisible();
  await field(page, 'Prix').fill('1 250');
  await page.getByRole('button', { name: 'Sauvegarder' }).tap();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ price: 1250 });
});
