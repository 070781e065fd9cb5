import { expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

// Logged by the browser and the SDK while the test is offline.
test.use({
  expectedConsole:
    /net::ERR_|Could not reach|WebChannel|@firebase\/firestore|status of 400|a échoué/,
});

test.describe('the administration, opened offline', () => {
  test.use({ withServiceWorker: true });

  test('opened offline, the administration shows an offline page, and opens without a reload once back online', async ({
    page,
    context,
  }) => {
    await openAdmin(page, '/admin/journal', 'Historique');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Vous êtes hors connexion');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(title).toHaveText('Historique');
  });
});

const COMMITS = '**/documents:commit*';
/** A save without a response times out after 20 s; after 8 s in the test build. */
const GIVEN_UP = { timeout: 60_000 };

test('saving a hotel without getting a response shows an error and keeps the edits; the next save confirms that they are stored', async ({
  page,
  plant,
}) => {
  const { id, name } = await plant({}, ['japon']);
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await page.getByRole('checkbox', { name: 'Japon' }).uncheck();
  // The save reaches the server.
  await page.route(COMMITS, (route) =>
    route.request().method() === 'POST' ? void route.fetch() : route.continue(),
  );
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await save.click();
  await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible(GIVEN_UP);
  await expect(page.getByText(/^Le serveur n’a pas confirmé\s: on ne sait pas/)).toBeVisible();
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await save.click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
  expect(await storedLinks(id)).toEqual([]);
});
