import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { todayIso } from '#domain/text/today.ts';
import { database } from '../support/firestore.ts';
import { expect, open, test } from '../support/test.ts';

const ID = 'nordlys-rorbuer';
const BEACON = '**/api/figures';

/** Returns today's counts of the hotel. */
async function counted() {
  const days = database().collectionGroup(DAILY_COUNTS_SUBCOLLECTION);
  const { docs } = await days.where('day', '==', todayIso(new Date())).get();
  const sum = (action: string) =>
    docs
      .map((shard) => shard.get(`counts.hotel.${ID}.${action}`) ?? 0)
      .reduce((total, count) => total + count, 0);
  return { read: sum('read'), followed: sum('followed') };
}

test('a visit to a hotel page and a click on its booking partner’s link are counted without a cookie', async ({
  page,
}) => {
  // Automated browsers are not counted.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const before = await counted();
  const read = page.waitForResponse(BEACON);
  await open(page, `/hotels/${ID}`);
  const [sent, answer] = [(await read).request(), await read];
  expect(answer.status()).toBe(204);
  expect(sent.postDataJSON()).toEqual({ kind: 'hotel', id: ID, action: 'read' });
  expect(await sent.headerValue('cookie')).toBeNull();
  const followed = page.waitForResponse(BEACON);
  const link = page.getByRole('link', { name: 'Voir les disponibilités' });
  // No request may leave the machine, so the partner's page is not opened.
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
  expect((await followed).status()).toBe(204);
  expect(await counted()).toEqual({ read: before.read + 1, followed: before.followed + 1 });
});
