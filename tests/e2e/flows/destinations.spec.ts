import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { expect, open, test } from '../support/test.ts';

const hotels = (page: Page) => page.getByRole('region', { name: 'Où dormir' });

/** Returns the sorted names of a destination's published hotels. */
async function hotelNames(destination: string): Promise<string[]> {
  const links = await database()
    .collection(COLLECTIONS.hotelDestinations)
    .where('destination_id', '==', destination)
    .get();
  const linked = await Promise.all(
    links.docs.map((link) =>
      database()
        .collection(COLLECTIONS.hotels)
        .doc(String(link.get('hotel_id')))
        .get(),
    ),
  );
  return linked
    .filter((hotel) => hotel.get('published') === true)
    .map((hotel) => String(hotel.get('name')))
    .sort((one, other) => one.localeCompare(other, 'fr'));
}

/** Returns the number of cards side by side. */
const columnsOf = (cards: Locator) =>
  cards.evaluateAll(
    (elements) => new Set(elements.map((element) => element.getBoundingClientRect().left)).size,
  );

/** Returns the distance in px from the middle of a card to the middle of the page. */
const offCentre = (card: Locator) =>
  card.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
  });

test.describe('a destination page', () => {
  test('a destination page shows the destination and its published hotels', async ({ page }) => {
    await open(page, '/destinations');
    await test.step('a destination page shows the name, the subtitle, the description in paragraphs, and the hotels', async () => {
      const japan = await database().collection(COLLECTIONS.destinations).doc('japon').get();
      const paragraphs = String(japan.get('description')).split('\n\n\n\n');
      expect(paragraphs).toHaveLength(4);
      await page
        .getByRole('navigation', { name: 'Index' })
        .getByRole('link', { name: 'Japon', exact: true })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Japon', exact: true }),
      ).toBeVisible();
      await expect(page.getByText(japan.get('subtitle'), { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Japon/ })).toHaveJSProperty('complete', true);
      await expect(
        page.getByRole('region', { name: 'Présentation' }).getByRole('paragraph'),
      ).toHaveText(paragraphs);
      await expect(hotels(page).getByRole('article').getByRole('heading')).toHaveText(
        await hotelNames('japon'),
      );
      await page.getByRole('link', { name: 'Voir la carte' }).click();
      await expect(page.getByRole('navigation', { name: 'La carte' })).toBeInViewport();
    });

    await test.step('a destination page is printed with a compact list of hotels and a map, without buttons', async () => {
      await open(page, '/destinations/japon');
      const marks = page.getByRole('list', { name: 'Hôtels sur la carte' });
      await page.keyboard.press('Control+p');
      // A map that is not drawn yet does not print.
      await expect(marks).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(marks).toBeVisible();
      await expect(page.getByText(/^Un losange est un hôtel/)).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('Toutes les destinations')).toBeHidden();
      const [card] = await hotels(page).getByRole('article').all();
      expect((await card?.boundingBox())?.height).toBeLessThan(160);
      await page.emulateMedia({ media: null });
      await hotels(page)
        .getByRole('link', { name: /Voir l'offre.*Ryokan Momiji/ })
        .click();
      await expect(page).toHaveURL('/hotels/ryokan-momiji');
    });
  });
});

const results = (page: Page) => page.getByRole('region', { name: 'Hôtels' });

test('/destinations shows hotels in 1, 2 or 3 columns by window width, and centres a single card', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/destinations');
  const cards = results(page).getByRole('article');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1279, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(cards)).toBe(columns);
  }
  await page.getByPlaceholder("Nom d'hôtel ou destination").fill('ryokan momiji');
  await expect(cards).toHaveCount(1);
  await expect.poll(() => offCentre(cards)).toBeLessThan(2);
});
