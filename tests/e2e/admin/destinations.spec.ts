import type { Page } from '@playwright/test';
import { expect, field, openAdmin, test } from '../support/admin.ts';
import {
  plantDestination,
  removeDestinations,
  storedDestination,
} from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';
import { expectAccessible } from '../support/page-checks.ts';

const DESTINATIONS = '/admin/destinations';
const destinationRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const moveButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Monter ${name}`, exact: true });

const BANNER = '/art/destination-grece-1920.webp';

const prefix = runPrefix('dest');
const idOf = (name: string) => `${prefix}-${name}`;

// The tests share one list.
test.describe.configure({ mode: 'default' });
test.afterEach(() => removeDestinations(prefix));

test('the admin list of destinations shows each destination’s fields and banner, and lets an administrator reorder destinations', async ({
  page,
}) => {
  const ids = ['un', 'deux', 'trois'].map(idOf);
  const [one = '', two = '', three = ''] = ids.map((id) => id.toUpperCase());
  const [id = ''] = ids;
  const orders = () =>
    Promise.all(ids.map(async (each) => (await storedDestination(each))?.display_order));
  await plantDestination(id, {
    display_order: 600,
    active: false,
    banner_image: BANNER,
    subtitle: 'Sous-titre de la liste',
    description: 'Description de la liste',
    seo_title: 'Titre pour les moteurs',
    seo_description: 'Description pour les moteurs',
    seo_keywords: 'mots, clés',
  });
  for (const [index, each] of ids.slice(1).entries()) {
    await plantDestination(each, { display_order: 601 + index });
  }
  // Only what filters or sorts the list takes the buttons away, and not any parameter.
  await openAdmin(page, `${DESTINATIONS}?de=accueil`, 'Destinations');
  await expect(
    page.getByText(
      '5 destinations au maximum recommandées\u00a0: elles sont affichées dans le pied de page.',
    ),
  ).toBeVisible();
  await expect(destinationRow(page, one).getByRole('cell').nth(1)).toContainText('600');
  for (const text of [
    `/${id}`,
    'Inactive',
    'Sous-titre de la liste',
    'Description de la liste',
    'Titre pour les moteurs',
    'Description pour les moteurs',
    'mots, clés',
  ]) {
    await expect(destinationRow(page, one)).toContainText(text);
  }
  await expect(destinationRow(page, one).locator('img')).toHaveAttribute(
    'src',
    BANNER.replace('1920', '1280'),
  );

  await test.step('moving a destination in the admin list by keyboard is announced to screen readers, and can be undone', async () => {
    const undo = page.getByRole('button', { name: 'Annuler la modification' });
    await moveButton(page, two).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${two}\\s: position \\d+ sur \\d+$`))).toBeVisible();
    await expect(moveButton(page, two)).toBeFocused();
    await expect.poll(orders).toEqual([601, 600, 602]);
    await undo.click();
    await expect.poll(orders).toEqual([600, 601, 602]);
  });

  await test.step('a destination is dragged to another position in the admin list by mouse', async () => {
    await destinationRow(page, one).getByTitle('Faire glisser').hover();
    await page.mouse.down();
    const { y = 0, height = 0 } = (await destinationRow(page, three).boundingBox()) ?? {};
    await page.mouse.move(300, y + height * 0.8);
    await expect(destinationRow(page, three)).toHaveCSS('box-shadow', / 0px 3px /);
    await page.mouse.up();
    await expect(page.getByText(new RegExp(`^${one}\\s: position \\d+ sur`))).toBeVisible();
    await expect.poll(orders).toEqual([602, 600, 601]);
  });

  await test.step('during a search in the admin list of destinations, the buttons that reorder destinations are hidden', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher une destination' }).fill(ids[2] ?? '');
    await expect(destinationRow(page, one)).toBeHidden();
    await expect(destinationRow(page, three)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Monter/ })).toHaveCount(0);
  });
});

test('a new destination takes its slug from its name, and its banner from pasted HTML; visitors see the destination once published', async ({
  page,
}) => {
  const id = idOf('cote-d-ete');
  await openAdmin(page, DESTINATIONS, 'Destinations');
  await page.getByRole('link', { name: 'Nouvelle destination' }).click();
  const address = field(page, 'Adresse de la page');

  await test.step('a slug that another destination has is refused, with an error beside the field', async () => {
    await field(page, 'Nom').fill('Japon');
    await expect(address).toHaveValue('japon');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    const taken = /Cette adresse est déjà celle de la destination «\sJapon\s»/;
    await expect(address).toHaveAccessibleDescription(taken);
    await expectAccessible(page, 'main');
    await field(page, 'Nom').fill('');
  });

  await expect(field(page, 'Ordre d’affichage')).toHaveValue('1');
  await field(page, 'Nom').pressSequentially(`${prefix} Côte d’Été`);
  await expect(address).toHaveValue(id);
  await field(page, 'Ordre d’affichage').fill('997');
  await field(page, 'Bannière').fill(`<figure><img alt="La mer" src="${BANNER}"></figure>`);
  await field(page, 'Description').fill('Premier temps.\n\n\n\nSecond temps.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enregistrée comme brouillon')).toBeVisible();
  expect(await storedDestination(id)).toMatchObject({ active: false });
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
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

  await test.step('renaming a published destination keeps its slug', async () => {
    await openAdmin(page, `${DESTINATIONS}/${id}`, 'Modifier la destination');
    await field(page, 'Nom').fill('Un autre nom');
    await expect(address).toHaveValue(id);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    await page.goto(`/destinations/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un autre nom');
  });
});
