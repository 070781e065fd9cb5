import type { Page, Route } from '@playwright/test';
import { COLLECTIONS } from '#domain/collections.ts';
import { test as base, expect, field, openAdmin } from '../support/admin.ts';
import { test } from '../support/own-hotels.ts';
import { OWN_RECORDS, ownId, stored, storedIds } from '../support/own-records.ts';

// What browser and SDK say of a network that the test took away.
const NETWORK_FAULTS = /net::ERR_|@firebase\/firestore|status of 409|a échoué/;
base.use({ expectedConsole: NETWORK_FAULTS });
test.use({ expectedConsole: NETWORK_FAULTS });

const COMMITS = '**/documents:commit*';
const UNCONFIRMED = /^Le serveur n’a pas confirmé/;
/** A save without an answer is given up after 20 seconds. */
const GIVEN_UP = { timeout: 60_000 };

const saveButton = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' });

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

for (const { kind, collection, plant, open, line, name, saved, failed, remove } of OWN_RECORDS) {
  base.describe(`the network is lost while ${kind} is saved`, () => {
    const id = ownId();
    base.afterEach(() => remove(id));

    base(
      'it is said in time, nothing is lost, and nothing written later unseen',
      async ({ page, context }) => {
        await plant(id);
        await open(page, id);
        const writes = countWrites(page);
        await line(page).fill('Typé au bord');
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
        await expect(page.getByText(failed)).toBeVisible(GIVEN_UP);
        await expect(page.getByText(UNCONFIRMED)).toBeVisible();
        await expect(line(page)).toHaveValue('Typé au bord');
        await expect(page.getByText('Modifications non enregistrées')).toBeVisible();

        const sent = writes();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.setOffline(false);
        await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
        expect((await stored(collection, id))?.[name]).not.toBe('Typé au bord');
        expect(writes()).toBe(sent);
        await saveButton(page).click();
        await expect(page.getByText(saved, { exact: true })).toBeVisible();
        expect((await stored(collection, id))?.[name]).toBe('Typé au bord');
      },
    );

    base('a save whose answer was lost is no conflict with itself', async ({ page }) => {
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
  base.afterEach(() => OWN_RECORDS[0].remove(id));

  async function typeHotel(page: Page): Promise<void> {
    await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
    await field(page, 'Nom').fill(name);
    await field(page, 'Localisation').fill('Nice, France');
    await field(page, 'Région').selectOption('Europe');
    await field(page, 'Publié').uncheck();
    await page.getByRole('checkbox', { name: 'Japon' }).check();
  }

  base('whose answer was lost is created once', async ({ page }) => {
    await typeHotel(page);
    await page.route(COMMITS, loseAnswer, { times: 1 });
    await saveButton(page).click();
    await expect(page.getByText('Hôtel créé')).toBeVisible();
    expect(await storedIds(COLLECTIONS.hotels, id)).toEqual([id]);
  });

  base('that gets no answer at all is created once, as it is typed at last', async ({ page }) => {
    await typeHotel(page);
    let isLost = false;
    await page.route(COMMITS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The first one arrives, and nothing is heard of it or of the next ones.
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
