import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';

test.describe('with Firestore unreachable', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch|n’a pas pu être|indisponible/ });

  test('a page opened by a link while Firestore is unreachable shows an error; « Réessayer » loads it once Firestore answers', async ({
    page,
  }) => {
    await open(page, '/favoris');
    await page.route(READS, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page.getByText('Cette page n’a pas pu être chargée')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('link', { name: /Kaldera Blanc/ }).first()).toBeVisible();
  });
});
