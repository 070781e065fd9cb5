import type { Page } from '@playwright/test';
import { DAYS_SUBCOLLECTION } from '#domain/figures/figure-days.ts';
import { todayIso } from '#domain/text/today.ts';
import { database } from '../support/firestore.ts';
import { expect, open, test } from '../support/test.ts';

const ID = 'nordlys-rorbuer';
const BEACON = '**/api/figures';

/** Returns today's counts of the hotel. */
async function counted() {
  const days = database().collectionGroup(DAYS_SUBCOLLECTION);
  const { docs } = await days.where('day', '==', todayIso(new Date())).get();
  const sum = (action: string) =>
    docs
      .map((shard) => shard.get(`counts.hotel.${ID}.${action}`) ?? 0)
      .reduce((total, count) => total + count, 0);
  return { read: sum('read'), followed: sum('followed') };
}

/** Hides the automation flag, because automated browsers are not counted. */
const asVisitor = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });

/** Presses the partner's link without following it: no request may leave the machine. */
async function pressPartner(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Voir les disponibilités' });
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  await expect(page.getByText(/^Redirection vers /)).toBeVisible();
}

test('a visit to a hotel page and a click on its booking partner’s link are counted without a cookie', async ({
  page,
}) => {
  await asVisitor(page);
  const before = await counted();
  const read = page.waitForResponse(BEACON);
  await open(page, `/hotels/${ID}`);
  const [sent, answer] = [(await read).request(), await read];
  expect(answer.status()).toBe(204);
  expect(sent.postDataJSON()).toEqual({ kind: 'hotel', id: ID, action: 'read' });
  expect(await sent.headerValue('cookie')).toBeNull();
  const followed = page.waitForResponse(BEACON);
  await pressPartner(page);
  expect((await followed).status()).toBe(204);
  expect(await counted()).toEqual({ read: before.read + 1, followed: before.followed + 1 });
});

test('with Do Not Track, no usage statistics are sent', async ({ page }) => {
  await asVisitor(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const code = page.waitForResponse('**/assets/send-figure*.js');
  await open(page, `/hotels/${ID}`);
  await code;
  await pressPartner(page);
  expect(sent).toEqual([]);
});
