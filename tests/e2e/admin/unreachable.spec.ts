import { expect, openAdmin, test } from '../support/admin.ts';

// Logged by the browser and the SDK while the database is blocked.
test.use({ expectedConsole: /net::ERR_|@firebase\/firestore|n’ont pas|Lecture impossible/ });

const DATABASE = /google\.firestore\.v1|\/documents[:/]/;

test('lists, counters and choices are not shown as empty while the database is unreachable, and load without a reload afterwards', async ({
  page,
}) => {
  const silent = page.getByText(
    'Le serveur ne répond pas\u00a0: l’affichage reprendra dès son retour.',
  );
  await page.route(DATABASE, (route) => route.abort('connectionrefused'));
  await openAdmin(page, '/admin/newsletter', 'Newsletter');
  await expect(silent).toBeVisible();
  await expect(page.getByText('Abonnés au total').locator('xpath=../dd')).toHaveText('–');
  await expect(page.getByText('Aucun abonnement')).toHaveCount(0);
  await page.unroute(DATABASE);
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Abonnés au total').locator('xpath=../dd')).toHaveText(/^\d+$/, {
    timeout: 60_000,
  });

  await page.route(DATABASE, (route) => route.abort('connectionrefused'));
  await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
  await expect(silent).toBeVisible();
  await page.unroute(DATABASE);
  await expect(page.getByRole('checkbox', { name: 'Japon' })).toBeVisible({ timeout: 60_000 });
});
