import type { Page, Route } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { test as base, expect, field, openAdmin } from '../support/admin.ts';
import { storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { OWN_RECORDS, ownId, stored, storedIds } from '../support/own-records.ts';
import { closeToasts } from '../support/toasts.ts';

// Logged by the browser and the SDK while the test is offline.
const NETWORK_ERRORS = /net::ERR_|@firebase\/firestore|status of 409|a échoué/;
base.use({ expectedConsole: NETWORK_ERRORS });
test.use({ expectedConsole: NETWORK_ERRORS });

const COMMITS = '**/documents:commit*';
const UNCONFIRMED = /^Le serveur n’a pas confirmé\s: on ne sait pas/;
const SILENT = /^(Le serveur|La base de données) ne répond pas/;
/** A save without a response times out after 20 s; after 8 s in the test build. */
const GIVEN_UP = { timeout: 60_000 };

const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Sauvegarder|Enregistrer le brouillon)$/ });

/** Returns a function that counts the writes sent by a page. */
function countWrites(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents:commit')) count += 1;
  });
  return () => count;
}

/** Lets writes reach the server, but drops their responses. */
const loseAnswer = async (route: Route) => {
  if (route.request().method() === 'POST') await route.fetch();
  await route.abort('connectionreset');
};

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:/;

test('when saving a hotel fails, the user is told, the edits are kept, and no write follows later', async ({
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

base.describe('when the response to a save is lost', () => {
  // Articles are not tested: their editor shares the hotels' code.
  const [hotels, , destinations] = OWN_RECORDS;
  const id = ownId();
  base.afterEach(() => Promise.all([hotels.remove(id), destinations.remove(id)]));

  base('a hotel and a destination do not conflict with their own write', async ({ page }) => {
    await hotels.plant(id);
    await destinations.plant(id);
    const save = async ({ collection, line, name, saved }: typeof hotels) => {
      await line(page).fill('Typé une fois');
      await page.route(COMMITS, loseAnswer, { times: 1 });
      await saveButton(page).click();
      await expect(page.getByText(saved, { exact: true })).toBeVisible();
      expect((await stored(collection, id))?.[name]).toBe('Typé une fois');
    };
    await base.step('a hotel is saved without a conflict', async () => {
      await hotels.open(page, id);
      await save(hotels);
    });
    await base.step('a destination is saved without a conflict', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: 'Destinations', exact: true })
        .click();
      await page.getByRole('link', { name: `Modifier ${id.toUpperCase()}`, exact: true }).click();
      await save(destinations);
    });
  });
});

base.describe('a new hotel', () => {
  const prefix = `maison-${crypto.randomUUID().slice(0, 8)}`;
  base.afterEach(() => OWN_RECORDS[0].remove(prefix));

  /** Fills in the form of a new hotel. @returns the name, and the id derived from the name */
  async function typeHotel(page: Page, word: string): Promise<{ name: string; id: string }> {
    const id = `${prefix}-${word}`;
    const name = id.replaceAll('-', ' ');
    await expect(title(page, 'Nouvel hôtel')).toBeVisible();
    await field(page, 'Nom').fill(name);
    await field(page, 'Localisation').fill('Nice, France');
    await field(page, 'Région').selectOption('Europe');
    await page.getByRole('checkbox', { name: 'Japon' }).check();
    return { name, id };
  }

  async function expectCreatedOnce(page: Page, id: string): Promise<void> {
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
  }

  /** Opens the form of another hotel from the list, which is shown after a creation. */
  async function startAnother(page: Page): Promise<void> {
    await expect(title(page, 'Hôtels')).toBeVisible();
    await closeToasts(page);
    await page.getByRole('link', { name: 'Nouvel hôtel' }).click();
  }

  base('is created once, even if the network or response is lost', async ({ page, context }) => {
    await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');

    await base.step('offline, the hotel is not created and the form keeps its text', async () => {
      const { name, id } = await typeHotel(page, 'sans');
      await context.setOffline(true);
      await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
      await saveButton(page).click();
      await expect(page.getByText("Impossible de créer l'hôtel")).toBeVisible();
      await expect(field(page, 'Nom')).toHaveValue(name);
      await context.setOffline(false);
      await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
      expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([]);
      await saveButton(page).click();
      await expectCreatedOnce(page, id);
    });

    await base.step('when the response is lost, the hotel is created once', async () => {
      await startAnother(page);
      const { id } = await typeHotel(page, 'perdue');
      await page.route(COMMITS, loseAnswer, { times: 1 });
      await saveButton(page).click();
      await expectCreatedOnce(page, id);
    });

    await base.step('without any response, saving again finds the created hotel', async () => {
      await startAnother(page);
      const { id } = await typeHotel(page, 'muette');
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
      await expectCreatedOnce(page, id);
    });
  });
});
