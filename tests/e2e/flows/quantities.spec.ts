import type { Page } from '@playwright/test';
import { toHotelColumns } from '#domain/hotel/hotel-files.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';
const AT = '2026-11-20T10:00:00.000000Z';
const LONG_NAME = 'Établissementthermalbalnéoclimatique'.repeat(4);

const nameOf = (number: number) => (number === 0 ? LONG_NAME : `Maison n° ${number}`);

/** Returns a hotel in the format of Firestore's REST API. */
function hotelNumber(number: number) {
  return {
    readTime: AT,
    document: {
      name: `projects/demo-grand-sejour/databases/(default)/documents/${COLLECTIONS.hotels}/h${number}`,
      createTime: AT,
      updateTime: AT,
      fields: {
        published: { booleanValue: true },
        created_at: { timestampValue: AT },
        name: { stringValue: nameOf(number) },
        location: { stringValue: 'Quelque part' },
        region: { stringValue: 'Europe' },
        image: { stringValue: '/art/hotel-riviera-1280.webp' },
        price: { integerValue: '300' },
      },
    },
  };
}

/** Opens a page and answers its later reads as if the database held only a number of hotels. */
async function holdOnly(page: Page, hotels: number): Promise<void> {
  await open(page, '/favoris');
  await page.route(READS, (route) => {
    const { structuredQuery: query } = route.request().postDataJSON();
    const isHotels = query?.from[0].collectionId === COLLECTIONS.hotels;
    const found = Array.from({ length: isHotels ? hotels : 0 }, (_, number) => hotelNumber(number));
    const last = query?.startAt?.values.at(-1).referenceValue;
    const start = found.findIndex(({ document }) => document.name === last) + 1;
    const rows = found.slice(start, start + query?.limit);
    return route.fulfill({ json: rows.length > 0 ? rows : [{ readTime: AT }] });
  });
  const listed = Array.from({ length: hotels }, (_, number) => ({
    id: `h${number}`,
    name: nameOf(number),
    location: 'Quelque part',
    region: 'Europe' as const,
    price: 300,
    rating: 4,
  }));
  const file = '/api/hotels.json';
  await page.route(`**${file}`, (route) => route.fulfill({ json: toHotelColumns(file, listed) }));
}

/** Holds the answers to reads of single hotels. @returns a function that sends them */
async function holdCards(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/:batchGet/, async (route) => {
    const number = /\/hotels\/h(\d+)$/.exec(route.request().postDataJSON().documents[0])?.[1];
    if (number === undefined) return route.fallback();
    await held.promise;
    const { document: found } = hotelNumber(Number(number));
    return route.fulfill({ json: [{ found, readTime: AT }] });
  });
  return held.resolve;
}

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Hôtels', exact: true }).getByRole('article');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a list of 400 hotels is shown in batches, and a filter searches all 400', async ({
  page,
}) => {
  await holdOnly(page, 400);
  const sendCards = await holdCards(page);
  await follow(page, 'Destinations');
  await expect(page.getByRole('status').filter({ hasText: /^400\s+hôtels$/ })).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(60);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const search = page.getByRole('searchbox', { name: 'Rechercher' });
  await search.fill('n° 399');
  await expect(cards(page).getByRole('heading')).toHaveText(['Maison n° 399']);

  await test.step('a hotel card shown before its record is read keeps its height and the positions of its texts when the record arrives', async () => {
    const card = cards(page);
    await expect(card.getByText('Quelque part')).toBeVisible();
    await expect(card.getByText('300€')).toBeVisible();
    await expect(card.getByRole('img', { name: /^Note/ })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    const places = () =>
      card.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        const texts = [...element.querySelectorAll('h3, p:has(strong)')];
        const inCard = texts.map((text) => text.getBoundingClientRect().top - top);
        return [height, ...inCard].map(Math.round);
      });
    const before = await places();
    sendCards();
    await expect(card.locator('img')).toBeVisible();
    expect(await places()).toEqual(before);
  });

  await test.step('the card of a single hotel with a long name is centred in the list', async () => {
    await search.fill(LONG_NAME);
    await expect(cards(page).getByRole('heading')).toHaveText([LONG_NAME]);
    const middle = await cards(page).evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return (left + right) / 2 - document.documentElement.clientWidth / 2;
    });
    expect(Math.abs(middle)).toBeLessThan(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
