import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const READS = '**/v1/projects/**';

test.describe('with Firestore unreachable', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch|n’a pas pu être|indisponible/ });

  test('with Firestore unreachable, a first visit shows an error, and « Réessayer » loads the page', async ({
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
