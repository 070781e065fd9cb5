import type { Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  DESTINATIONS,
  destinationRow,
  plantDestination,
  removeDestinations,
  saveButton,
  sheet,
  sheetField,
  storedDestination,
} from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';

const BANNER = '/art/destination-grece-1920.webp';

const prefix = runPrefix('dest-fiche');
const idOf = (name: string) => `${prefix}-${name}`;
const edit = (page: Page, name: string) =>
  page.getByRole('link', { name: `Modifier ${name}`, exact: true });

// The tests share one list.
test.describe.configure({ mode: 'default' });
test.afterEach(() => removeDestinations(prefix));

test.describe('Destinations admin: the form', () => {
  test('creates a destination, after errors and a question', async ({ page }) => {
    const id = idOf('cote-d-ete');
    await openAdmin(page, DESTINATIONS, 'Destinations');
    const begin = () => page.getByRole('link', { name: 'Nouvelle destination' }).click();
    await begin();

    await test.step('it asks before it is left with unsaved changes, and starts empty afterwards', async () => {
      await sheetField(page, 'Nom').fill('Un brouillon');
      await edit(page, 'Japon').click();
      const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' });
      await question.getByRole('button', { name: 'Continuer à modifier' }).last().click();
      await expect(sheetField(page, 'Nom')).toHaveValue('Un brouillon');
      await page.getByRole('button', { name: 'Quitter', exact: true }).click();
      await question.getByRole('button', { name: 'Quitter la page' }).click();
      await expect(sheet(page, 'Nouvelle destination')).toBeHidden();
      await begin();
      await expect(sheetField(page, 'Nom')).toHaveValue('');
      await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
      await expect(sheetField(page, 'Nom')).toHaveValue('Un brouillon');
    });

    await test.step('it shows validation errors; a slug belongs to one destination', async () => {
      await sheetField(page, 'Nom').fill('Japon');
      await expect(sheetField(page, 'Adresse de la page (slug)')).toHaveValue('japon');
      const taken = String.raw`Ce slug est déjà celui de la destination «\sJapon\s»\s: choisissez-en un autre`;
      await expect(sheetField(page, 'Adresse de la page (slug)')).toHaveAccessibleDescription(
        new RegExp(taken),
      );
      await sheetField(page, 'Adresse de la page (slug)').fill('japon-autrement');
      await expect(page.getByText(new RegExp(taken))).toBeHidden();
      await sheetField(page, 'Nom').fill('');
      await expect(sheetField(page, 'Adresse de la page (slug)')).toHaveValue('japon-autrement');
      await sheetField(page, 'Ordre d’affichage').fill('0');
      await sheetField(page, 'Bannière').fill('<p>sans image</p>');
      await saveButton(page).click();
      await expect(sheetField(page, 'Nom')).toBeFocused();
      await expect(page.getByText('Le nom est requis')).toBeVisible();
      await expect(page.getByText(/nombre entier entre 1 et 999/)).toBeVisible();
      await expect(page.getByText('Aucune adresse d’image en https n’a été trouvée')).toBeVisible();
      await page.getByRole('button', { name: 'Quitter', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Quitter la page' }).click();
      await expect(sheet(page, 'Nouvelle destination')).toBeHidden();
    });

    await test.step('the slug comes from the name, the banner from pasted HTML; visitors see it at once', async () => {
      await begin();
      await expect(page).toHaveURL(`${DESTINATIONS}?fiche=new`);
      const form = sheet(page, 'Nouvelle destination');
      await expect(sheetField(page, 'Ordre d’affichage')).not.toHaveValue('1');
      await expect(form.getByRole('checkbox', { name: 'Active' })).toBeChecked();
      await sheetField(page, 'Nom').pressSequentially(`${prefix} Côte d’Été`);
      await expect(sheetField(page, 'Adresse de la page (slug)')).toHaveValue(id);
      await sheetField(page, 'Ordre d’affichage').fill('997');
      await sheetField(page, 'Bannière').fill(
        `<figure><img alt="La mer" src="${BANNER}"></figure>`,
      );
      await expect(form.getByRole('img', { name: 'Aperçu de l’image' })).toHaveAttribute(
        'src',
        BANNER,
      );
      await sheetField(page, 'Description').fill('Premier temps.\n\n\n\nSecond temps.');
      await expect(form.getByText('Description en 2 paragraphes.')).toBeVisible();
      await saveButton(page).click();
      await expect(page.getByText('Destination créée avec succès')).toBeVisible();
      await expect(form).toBeHidden();
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

  test('edits a destination, kept open by the URL; Ctrl+S saves and stays; visitors see it at once', async ({
    page,
  }) => {
    const id = idOf('modif');
    const name = await plantDestination(id, { subtitle: 'Avant' });
    await openAdmin(page, DESTINATIONS, 'Destinations');
    await edit(page, name).click();
    await expect(page).toHaveURL(`${DESTINATIONS}?fiche=${id}`);
    await expect(sheetField(page, 'Nom')).toHaveValue(name);
    await page.reload();
    await expect(sheetField(page, 'Sous-titre')).toHaveValue('Avant');
    await expect(sheetField(page, 'Description SEO')).toHaveValue('');
    await page.goBack();
    await expect(sheet(page, 'Modifier la destination')).toBeHidden();
    await page.goForward();
    await sheetField(page, 'Nom').fill('Un autre nom');
    await expect(sheetField(page, 'Adresse de la page (slug)')).toHaveValue(id);
    await sheetField(page, 'Sous-titre').fill('Après');
    await sheetField(page, 'Description SEO').fill('a'.repeat(161));
    await expect(page.getByText(/161 sur 160 caractères recommandés\s: 1 de trop/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    expect(await storedDestination(id)).toMatchObject({ subtitle: 'Après' });
    await saveButton(page).click();
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    await expect(sheet(page, 'Modifier la destination')).toBeHidden();
    await expect(edit(page, 'Un autre nom')).toBeFocused();
    await page.goto(`/destinations/${id}`);
    await expect(page.getByText('Après', { exact: true })).toBeVisible();
  });
});
