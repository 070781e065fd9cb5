import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { plantRequest, plantSubscription, runPrefix } from '../e2e/support/admin-office.ts';
import { expect } from '../e2e/support/test.ts';
import { expectJournal, test } from './support/admin.ts';
import { browserMeets, endFaults, serverMeets } from './support/faults.ts';
import { countWith } from './support/stored.ts';

/** A person of a test's own, who has subscribed and written; the ids are the same. */
async function plantPerson(name: string): Promise<{ id: string; email: string }> {
  const id = runPrefix(name);
  const email = await plantSubscription(id);
  await plantRequest(id, { email, fields: { email, message: 'Une question.' } });
  return { id, email };
}

const openPerson = (page: Page) => openAdmin(page, '/admin/personne', 'Données d’une personne');
const known = (page: Page) => page.getByRole('region', { name: 'Ce que le site sait' });

async function search(page: Page, email: string): Promise<void> {
  await field(page, 'Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Chercher' }).click();
}

/** A page that shows what is known of a person. */
async function openKnown(page: Page, email: string): Promise<void> {
  await openPerson(page);
  await search(page, email);
  await expect(known(page)).toBeVisible();
}

async function eraseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer définitivement' }).click();
}

async function expectErased(id: string, email: string): Promise<void> {
  for (const collection of [COLLECTIONS.newsletterSubscriptions, COLLECTIONS.contactRequests]) {
    expect(await countWith(collection, email)).toBe(0);
  }
  // The subscription's own id is not in the journal any more.
  await expectJournal(id, ['erase']);
}

const SERVER_MODES = ['down', 'slow', 'failing'] as const;

for (const mode of SERVER_MODES) {
  test(`what is known of a person is asked for while the functions’ Firestore is ${mode}: told, exported afterwards`, async ({
    page,
  }) => {
    const { email } = await plantPerson(`personne-${mode}`);
    await openPerson(page);
    await serverMeets('firestore', mode);
    await search(page, email);
    await expect(page.getByText('La recherche a échoué')).toBeVisible();
    await expect(page.getByText('La base de données ne répond pas')).toBeVisible();
    await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
    await endFaults();
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(known(page)).toBeVisible();
    // The file is made of what the page has.
    await serverMeets('firestore', mode);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
  });

  test(`everything about a person is erased while the functions’ Firestore is ${mode}: told, erased once by the retry`, async ({
    page,
  }) => {
    const { id, email } = await plantPerson(`effacer-${mode}`);
    await openKnown(page, email);
    await serverMeets('firestore', mode);
    await eraseAll(page);
    await expect(page.getByText('Tout n’a pas pu être effacé')).toBeVisible();
    await expect(page.getByText('Le serveur n’a pas confirmé')).toBeVisible();
    await endFaults();
    await eraseAll(page);
    await expect(page.getByText('Données effacées')).toBeVisible();
    await expect(page.getByText('Rien n’est gardé sous l’adresse')).toBeVisible();
    await expectErased(id, email);
  });
}

for (const mode of ['unanswered', 'cut'] as const) {
  test(`everything about a person is erased, and the answer is ${mode}: told, erased once`, async ({
    page,
  }) => {
    const { id, email } = await plantPerson(`effacer-${mode}`);
    await openKnown(page, email);
    await browserMeets('functions', mode);
    await eraseAll(page);
    await expect(page.getByText('Le serveur n’a pas confirmé')).toBeVisible();
    await endFaults();
    await eraseAll(page);
    await expect(page.getByText('Données effacées')).toBeVisible();
    await expectErased(id, email);
  });
}
