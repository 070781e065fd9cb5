import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { expect, openAdmin, test, toAdminPage } from '../support/admin.ts';
import {
  DESTINATIONS,
  destinationAction,
  destinationRow,
  editorTitle,
  plantDestination,
  plantLink,
  removeDestinations,
  saveButton,
  sheetField,
  storedDestination,
  storedLinks,
} from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';
import { closeToasts } from '../support/toasts.ts';

const BANNER = '/art/destination-grece-1920.webp';

const prefix = runPrefix('dest-liste');
const idOf = (name: string) => `${prefix}-${name}`;

// The tests share one list.
test.describe.configure({ mode: 'default' });
test.afterEach(() => removeDestinations(prefix));

test.describe('the list of destinations', () => {
  test('shows all stored destinations in display order, with a hint about the footer', async ({
    page,
  }) => {
    const id = idOf('liste');
    const name = await plantDestination(id, {
      display_order: 998,
      active: false,
      banner_image: BANNER,
      subtitle: 'Sous-titre de la liste',
      description: 'Description de la liste',
      seo_title: 'Titre pour les moteurs',
      seo_description: 'Description pour les moteurs',
      seo_keywords: 'mots, clés',
    });
    await plantLink(id, 'ryokan-momiji');
    await plantLink(id, 'kaldera-blanc');
    await openAdmin(page, DESTINATIONS, 'Destinations');
    await expect(
      page.getByText(
        '5 destinations au maximum recommandées\u00a0: elles sont affichées dans le pied de page.',
      ),
    ).toBeVisible();
    await expect(destinationRow(page, name).getByRole('cell').nth(1)).toContainText('998');
    for (const text of [
      `/${id}`,
      '2 hôtels liés',
      'Inactive',
      'Sous-titre de la liste',
      'Description de la liste',
      'Titre pour les moteurs',
      'Description pour les moteurs',
      'mots, clés',
    ]) {
      await expect(destinationRow(page, name).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(destinationRow(page, name).locator('img')).toHaveAttribute(
      'src',
      BANNER.replace('1920', '1280'),
    );
    await expect(
      destinationRow(page, 'Afrique de l’Est').getByText('Active', { exact: true }),
    ).toBeVisible();
    const numbers = await page.getByRole('main').locator('tbody td:nth-child(2)').allTextContents();
    const orders = numbers.map((text) => Number(text.replace(/\D/g, '')));
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));

    await test.step('search and filter are in the URL and survive a reload', async () => {
      await expect(destinationRow(page, 'Japon')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Rechercher une destination' }).fill('new-york');
      await expect(destinationRow(page, 'Japon')).toBeHidden();
      await expect(destinationRow(page, 'New York')).toBeVisible();
      await expect(page).toHaveURL(`${DESTINATIONS}?q=new-york`);
      await expect(page.getByRole('button', { name: /^Monter/ })).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Publication' }).selectOption('Active');
      await expect(
        page.getByText('Aucune destination ne correspond à cette recherche.'),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Publication' })).toHaveValue('oui');
      await expect(
        page.getByText('Aucune destination ne correspond à cette recherche.'),
      ).toBeVisible();
    });
  });
});

test.describe('deleting a destination', () => {
  test('asks first, removes the links too, and can be undone exactly; offline edits are not written', async ({
    page,
  }) => {
    const id = idOf('suppr');
    const name = await plantDestination(id, { subtitle: 'À garder', display_order: 996 });
    await plantLink(id, 'ryokan-momiji');
    await plantLink(id, 'kaldera-blanc');
    const { updated_at: _before, updated_by: _by, ...stored } = (await storedDestination(id)) ?? {};
    await openAdmin(page, DESTINATIONS, 'Destinations');
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cette destination ?',
    });
    await destinationAction(page, 'Supprimer', name).click();
    await question.getByRole('button', { name: 'Annuler' }).last().click();
    await expect(destinationRow(page, name)).toBeVisible();
    await destinationAction(page, 'Supprimer', name).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Destination supprimée avec succès')).toBeVisible();
    await expect(destinationRow(page, name)).toBeHidden();
    expect(await storedDestination(id)).toBeUndefined();
    await page.getByRole('button', { name: 'Annuler la suppression', exact: true }).click();
    await expect(page.getByText('Destination restaurée')).toBeVisible();
    await expect(destinationRow(page, name).getByText(/2 hôtels liés/)).toBeVisible();
    expect(await storedDestination(id)).toMatchObject(stored);
    expect(await storedLinks(id)).toEqual(['kaldera-blanc', 'ryokan-momiji']);

    await test.step('the journal lists the restoration', async () => {
      await toAdminPage(page, 'Journal');
      await page.getByRole('searchbox').fill(name);
      await page.getByLabel('Action').selectOption('Restauration');
      const restored = page.getByRole('listitem').filter({ hasText: DEMO_ADMIN.email });
      await expect(restored.getByText(`Restauration, Destination\u202f: ${name}`)).toBeVisible();
    });

    await test.step('offline, saving fails with a message and writes nothing', async () => {
      await toAdminPage(page, 'Destinations');
      await page.getByRole('link', { name: `Modifier ${name}`, exact: true }).click();
      await expect(editorTitle(page, 'Modifier la destination')).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await sheetField(page, 'Sous-titre').fill('Jamais écrit');
      await saveButton(page).click();
      await expect(page.getByText('Erreur lors de la sauvegarde')).toBeVisible();
      await closeToasts(page);
      await expect(sheetField(page, 'Sous-titre')).toHaveValue('Jamais écrit');
      expect(await storedDestination(id)).toMatchObject({ subtitle: 'À garder' });
    });
  });
});
