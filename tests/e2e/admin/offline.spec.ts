import type { Page } from '@playwright/test';
import { closeToasts, expect, field, openAdmin } from '../support/admin.ts';
import { removeHotel, storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

// Logged by the browser and the SDK while the test is offline.
test.use({
  expectedConsole:
    /net::ERR_|Could not reach|WebChannel|@firebase\/firestore|status of 409|a échoué/,
});

const REFUSED =
  'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez au retour du réseau.';

/** Waits for the toaster's code, which is fetched when idle and needed to show messages offline. */
const toasterFetched = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster')),
      ),
    )
    .toBe(true);

test.describe('when opened offline', () => {
  test.use({ withServiceWorker: true });

  test('the administration opened offline shows an offline page, and opens without a reload once online', async ({
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

test('a save of a hotel made offline is refused, and the edits stay in the editor', async ({
  page,
  context,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await toasterFetched(page);
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);

  await context.setOffline(false);
  await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
});

const COMMITS = '**/documents:commit*';
const UNCONFIRMED = /^Le serveur n’a pas confirmé\s: on ne sait pas/;
const SILENT = /^(Le serveur|La base de données) ne répond pas/;
/** A save without a response times out after 20 s; after 8 s in the test build. */
const GIVEN_UP = { timeout: 60_000 };

const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enregistrer|Enregistrer le brouillon)$/ });

/** Returns a function that counts the writes sent by a page. */
function countWrites(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents:commit')) count += 1;
  });
  return () => count;
}

const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:/;

test('a save of a hotel that fails shows an error, leaves the edits, and writes nothing later', async ({
  page,
  context,
  plant,
}) => {
  const { id, name } = await plant({}, ['japon']);
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');

  await test.step('when the network is lost during a save, an error appears and only a retry writes', async () => {
    const writes = countWrites(page);
    await field(page, 'Nom').fill(`${name} bis`);
    await page.getByRole('checkbox', { name: 'Japon' }).uncheck();
    const loss = Promise.withResolvers<void>();
    await page.route(COMMITS, async (route) => {
      await loss.promise;
      await route.abort('internetdisconnected');
    });
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
    await expect.poll(writes).toBeGreaterThan(0);
    await context.setOffline(true);
    loss.resolve();
    await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible(GIVEN_UP);
    await expect(page.getByText(UNCONFIRMED)).toBeVisible();
    await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible();

    const sent = writes();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
    expect(await storedHotel(id)).toMatchObject({ name });
    expect(writes()).toBe(sent);
    await saveButton(page).click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
    expect(await storedLinks(id)).toEqual([]);
  });

  await test.step('a save without a response times out and writes nothing', async () => {
    await page.getByRole('link', { name: `Modifier ${name} bis`, exact: true }).click();
    await field(page, 'Nom').fill(`${name} ter`);
    await closeToasts(page);
    await page.route(DATABASE, () => undefined);
    await saveButton(page).click();
    await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible(GIVEN_UP);
    await expect(page.getByText(SILENT)).toBeVisible();
    await expect(field(page, 'Nom')).toHaveValue(`${name} ter`);
    expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });
  });
});

test('a new hotel whose creation got no response is created once by the next save', async ({
  page,
}) => {
  const id = `maison-${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
  await field(page, 'Nom').fill(id.replace('-', ' '));
  await field(page, 'Localisation').fill('Nice, France');
  await field(page, 'Région').selectOption('Europe');
  await page.getByRole('checkbox', { name: 'Japon' }).check();
  let isLost = false;
  await page.route(COMMITS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The first save reaches the server; no save gets a response.
    if (!isLost) await route.fetch();
    isLost = true;
  });
  await saveButton(page).click();
  await expect(page.getByText("Impossible de créer l'hôtel")).toBeVisible(GIVEN_UP);
  await expect(page.getByText(UNCONFIRMED)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await saveButton(page).click();
  await expect(page.getByText('Hôtel créé')).toBeVisible();
  expect(await storedHotel(id)).toBeDefined();
  expect(await storedHotel(`${id}-2`)).toBeUndefined();
  await removeHotel(id);
});
