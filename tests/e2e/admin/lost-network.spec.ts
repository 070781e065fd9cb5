import type { Page, Route } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { test as base, expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { OWN_RECORDS, ownId, stored, storedIds } from '../support/own-records.ts';

// What the browser and the SDK log while the test is offline.
const NETWORK_ERRORS = /net::ERR_|@firebase\/firestore|status of 409|a échoué/;
base.use({ expectedConsole: NETWORK_ERRORS });
test.use({ expectedConsole: NETWORK_ERRORS });

const COMMITS = '**/documents:commit*';
const UNCONFIRMED = /^Le serveur n’a pas confirmé\s: on ne sait pas/;
const SILENT = /^(Le serveur|La base de données) ne répond pas/;
/** A save without an answer times out after 20 seconds, in the test build after 8. */
const GIVEN_UP = { timeout: 60_000 };

const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Sauvegarder|Enregistrer le brouillon)$/ });

/** Counts the writes that a page sends. */
function countWrites(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents:commit')) count += 1;
  });
  return () => count;
}

/** Lets writes arrive, but not their answers. */
const loseAnswer = async (route: Route) => {
  if (route.request().method() === 'POST') await route.fetch();
  await route.abort('connectionreset');
};

/** Every request to the database. */
const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:/;

test.describe('the network is lost while a hotel is saved', () => {
  test('the user is told in time, nothing is lost, and nothing is written later unnoticed', async ({
    page,
    context,
    plant,
  }) => {
    const { id, name } = await plant({}, ['japon']);
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    const writes = countWrites(page);
    await field(page, 'Nom').fill(`${name} bis`);
    await page.getByRole('checkbox', { name: 'Japon' }).uncheck();
    const loss = Promise.withResolvers<void>();
    await page.route(COMMITS, async (route) => {
      await loss.promise;
      await route.abort('internetdisconnected');
    });
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Sauvegarde...' })).toBeVisible();
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

  test('it times out when no answer comes, and nothing was written', async ({ page, plant }) => {
    const { id, name } = await plant();
    await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
    await field(page, 'Nom').fill(`${name} bis`);
    await page.route(DATABASE, () => undefined);
    await saveButton(page).click();
    await expect(page.getByText("Impossible de modifier l'hôtel")).toBeVisible(GIVEN_UP);
    await expect(page.getByText(SILENT)).toBeVisible();
    await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
    expect(await storedHotel(id)).toMatchObject({ name });
  });
});

// Articles have the hotels’ editor.
const [hotels, , destinations] = OWN_RECORDS;
for (const { kind, collection, plant, open, line, name, saved, remove } of [hotels, destinations]) {
  base.describe(`the answer to a save of ${kind} is lost`, () => {
    const id = ownId();
    base.afterEach(() => remove(id));

    base('does not conflict with itself', async ({ page }) => {
      await plant(id);
      await open(page, id);
      await line(page).fill('Typé une fois');
      await page.route(COMMITS, loseAnswer, { times: 1 });
      await saveButton(page).click();
      await expect(page.getByText(saved, { exact: true })).toBeVisible();
      expect((await stored(collection, id))?.[name]).toBe('Typé une fois');
    });
  });
}

base.describe('a new hotel', () => {
  const name = `Maison ${crypto.randomUUID().slice(0, 8)}`;
  const id = name.toLowerCase().replace(' ', '-');
  base.afterEach(() => hotels.remove(id));

  async function typeHotel(page: Page): Promise<void> {
    await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
    await field(page, 'Nom').fill(name);
    await field(page, 'Localisation').fill('Nice, France');
    await field(page, 'Région').selectOption('Europe');
    await page.getByRole('checkbox', { name: 'Japon' }).check();
  }

  base('whose answer was lost is created once', async ({ page }) => {
    await typeHotel(page);
    await page.route(COMMITS, loseAnswer, { times: 1 });
    await saveButton(page).click();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
  });

  base('that gets no answer at all is created once, as last typed', async ({ page }) => {
    await typeHotel(page);
    let isLost = false;
    await page.route(COMMITS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The first save arrives, but no answer to it or to later ones.
      if (!isLost) await route.fetch();
      isLost = true;
    });
    await saveButton(page).click();
    await expect(page.getByText("Impossible de créer l'hôtel")).toBeVisible(GIVEN_UP);
    await expect(page.getByText(UNCONFIRMED)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await field(page, 'Localisation').fill('Menton, France');
    await saveButton(page).click();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
    expect(await stored(COLLECTIONS.hotels, id)).toMatchObject({ location: 'Menton, France' });
  });

  base('is not created without a network: nothing is lost', async ({ page, context }) => {
    await typeHotel(page);
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText("Impossible de créer l'hôtel")).toBeVisible();
    await expect(field(page, 'Nom')).toHaveValue(name);
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([]);
    await saveButton(page).click();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
  });
});
