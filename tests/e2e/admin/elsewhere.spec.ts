import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { removeHotel, storedHotel, test } from '../support/own-hotels.ts';

const id = `ailleurs-${crypto.randomUUID().slice(0, 8)}`;
const name = `Maison ${id}`;
test.afterAll(() => removeHotel(id));

test('a hotel that a script stored with invalid values is listed with its errors, and repaired in the hotel editor', async ({
  page,
}) => {
  const written = { name, location: 'Zonza', region: 'Europe', price: '420', details: '' };
  await database()
    .collection(COLLECTIONS.hotels)
    .doc(id)
    .set({
      ...written,
      rating: NaN,
      amenities: 'Piscine, Spa',
      coordinates: 'là',
      published: true,
    });
  await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
  await expect(page.getByText('Prix\u00a0: «\u202f420\u202f» n’est pas un nombre')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell', { name: '–', exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: `Modifier ${name}`, exact: true }).click();
  const faults = page.getByRole('region', { name: 'À corriger' });
  await expect(faults).toContainText(
    /Note.*sera effacé à l’enregistrement\nPrix.*Équipements.*Coordonnées/s,
  );
  await expect(field(page, 'Prix')).toHaveValue('420');
  await field(page, 'Coordonnées').fill('41.6, 9.2');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(faults).toHaveCount(0);
  expect(await storedHotel(id)).toMatchObject({
    price: 420,
    details: null,
    amenities: ['Piscine', 'Spa'],
  });
});
