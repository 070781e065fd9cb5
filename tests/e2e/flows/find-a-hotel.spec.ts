import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { expect, open, test } from '../support/test.ts';

/** Returns the fields of the published hotels that can be filtered. */
async function publishedHotels() {
  const { docs } = await database()
    .collection(COLLECTIONS.hotels)
    .where('published', '==', true)
    .get();
  return docs.map((hotel) => ({
    name: String(hotel.get('name')),
    location: String(hotel.get('location')),
    region: hotel.get('region'),
    price: Number(hotel.get('price') ?? 0),
  }));
}

const counted = (page: Page, count: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count}\\s+hôtels?$`) })
    .filter({ visible: true });

test('the home page filters hotels, with the filters in the URL', async ({ page }) => {
  await open(page, '/?q=atlantide');
  await test.step('a link with filters fills them in, and an empty result shows a message', async () => {
    await expect(page.getByText('Aucun hôtel trouvé')).toBeVisible();
    await expect(
      page.getByText("Essayez d'ajuster vos filtres pour voir plus de résultats."),
    ).toBeVisible();
    await expect(page.getByPlaceholder("Nom d'hôtel ou destination")).toHaveValue('atlantide');
  });

  await test.step('text, region and budget select the matching hotels, and are in the URL', async () => {
    const hotels = await publishedHotels();
    const within = (budget: number) => hotels.filter((hotel) => hotel.price <= budget);
    // Invalid search parameters fall back to the defaults.
    await open(page, '/?budget=-5&region=Mars&q=%7B%7D');
    await expect(counted(page, within(2000).length)).toBeVisible();

    const european = within(2000).filter((hotel) => hotel.region === 'Europe');
    await page.getByLabel('Région').selectOption('Europe');
    await expect(counted(page, european.length)).toBeVisible();

    const affordable = european.filter((hotel) => hotel.price <= 1000);
    await page.getByLabel(/Budget max/).fill('1000');
    await expect(page.getByText(/Budget max: 1\s000€ \/ nuit/)).toBeVisible();
    await expect(counted(page, affordable.length)).toBeVisible();

    const norwegian = affordable.filter((hotel) => hotel.location.includes('Norvège'));
    await page.getByPlaceholder("Nom d'hôtel ou destination").fill('norvège');
    await expect(counted(page, norwegian.length)).toBeVisible();
    await expect(page).toHaveURL(/q=norv%C3%A8ge/);
    await expect(page).toHaveURL(/region=Europe/);
    await expect(page).toHaveURL(/budget=1000/);
  });
});
