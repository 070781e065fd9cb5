import type { Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  DESTINATIONS,
  destinationRow,
  editorTitle,
  plantDestination,
  removeDestinations,
  saveButton,
  sheetField,
  storedDestination,
} from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';

const BANNER = '/art/destination-grece-1920.webp';

const prefix = runPrefix('dest-fiche');
const idOf = (name: string) => `${prefix}-${name}`;
const edit = (page: Page, name: string) =>
  page.getByRole('link', { name: `Modifier ${name}`, exact: true });

test.afterEach(() => removeDestinations(prefix));

test('the destination editor derives the address, refuses invalid fields and taken addresses, and saves', async ({
  page,
}) => {
  const id = idOf('cote-d-ete');
  await openAdmin(page, DESTINATIONS, 'Destinations');
  await page.getByRole('link', { name: 'Nouvelle destination' }).click();
  await expect(page).toHaveURL(`${DESTINATIONS}/new`);
  const address = sheetField(page, 'Adresse de la page');

  await test.step('the editor shows validation errors and refuses the address of another destination', async () => {
    await sheetField(page, 'Nom').fill('Japon');
    await expect(address).toHaveValue('japon');
    await saveButton(page).click();
    const taken = /Cette adresse est déjà celle de la destination «\sJapon\s»/;
    await expect(address).toHaveAccessibleDescription(taken);
    await address.fill('japon-autrement');
    await sheetField(page, 'Nom').fill('');
    await expect(address).toHaveValue('japon-autrement');
    await sheetField(page, 'Ordre d’affichage').fill('0');
    await sheetField(page, 'Bannière').fill('<p>sans image</p>');
    await saveButton(page).click();
    await expect(sheetField(page, 'Nom')).toBeFocused();
    await expect(page.getByText('Le nom est requis')).toBeVisible();
    await expect(page.getByText(/nombre entier entre 1 et 999/)).toBeVisible();
    await expect(page.getByText('Aucune adresse d’image en https n’a été trouvée')).toBeVisible();
    await page.getByRole('button', { name: 'Quitter', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter la page' }).click();
    await expect(page).toHaveURL(DESTINATIONS);
  });

  await test.step('the address comes from the name, the banner from pasted HTML; visitors see the destination at once', async () => {
    await page.getByRole('link', { name: 'Nouvelle destination' }).click();
    await expect(sheetField(page, 'Nom')).toHaveValue('');
    await page.getByRole('button', { name: 'Supprimer le brouillon' }).click();
    await expect(sheetField(page, 'Ordre d’affichage')).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await sheetField(page, 'Nom').pressSequentially(`${prefix} Côte d’Été`);
    await expect(address).toHaveValue(id);
    await sheetField(page, 'Ordre d’affichage').fill('997');
    await sheetField(page, 'Bannière').fill(`<figure><img alt="La mer" src="${BANNER}"></figure>`);
    await sheetField(page, 'Description').fill('Premier temps.\n\n\n\nSecond temps.');
    await saveButton(page).click();
    await expect(page.getByText('Destination créée avec succès')).toBeVisible();
    await expect(page).toHaveURL(DESTINATIONS);
    await expect(destinationRow(page, `${prefix} Côte d’Été`)).toBeVisible();
    expect(await storedDestination(id)).toMatchObject({
      destination_slug: id,
      banner_image: BANNER,
      display_order: 997,
      active: true,
      subtitle: null,
      seo_title: null,
    });
    await page.goto(`/destinations/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${prefix} Côte d’Été`);
    await expect(page).toHaveTitle(`${prefix} Côte d’Été | Grand Séjour`);
  });
});

test('renaming a destination keeps its address; a publication date deactivates a destination and shows « Planifier »', async ({
  page,
}) => {
  const id = idOf('modif');
  const name = await plantDestination(id, { subtitle: 'Avant' });
  await openAdmin(page, DESTINATIONS, 'Destinations');
  await edit(page, name).click();
  await expect(editorTitle(page, 'Modifier la destination')).toBeVisible();
  await expect(page).toHaveURL(`${DESTINATIONS}/${id}`);
  await sheetField(page, 'Nom').fill('Un autre nom');
  await expect(sheetField(page, 'Adresse de la page')).toHaveValue(id);
  await sheetField(page, 'Sous-titre').fill('Après');
  await sheetField(page, 'Description SEO').fill('a'.repeat(161));
  await expect(page.getByText('161 sur 160 caractères recommandés')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  expect(await storedDestination(id)).toMatchObject({ subtitle: 'Après' });
  await saveButton(page).click();
  await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
  await page.goto(`/destinations/${id}`);
  await expect(page.getByText('Après', { exact: true })).toBeVisible();

  await openAdmin(page, `${DESTINATIONS}/new`, 'Nouvelle destination');
  await sheetField(page, 'Nom').fill(idOf('plan'));
  await page.getByLabel('Publier le').fill('2099-12-01T09:00');
  await expect(page.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Planifier' }).click();
  await expect(page.getByText(/^Prévu pour le 1.*décembre 2099/)).toBeVisible();
  expect(await storedDestination(idOf('plan'))).toMatchObject({ active: false });
});
