import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  plantDestination,
  plantLink,
  removeDestinations,
  storedDestination,
  storedLinks,
} from '../support/admin-destination.ts';
import { database } from '../support/firestore.ts';

const PATH = '/admin/destinations';
const BANNER = '/art/destination-grece-1920.webp';

/** Each run has ids of its own: a run that was killed leaves nothing in the way. */
const prefix = `essai-${Date.now().toString(36)}`;
const idOf = (name: string) => `${prefix}-${name}`;

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const action = (page: Page, verb: string, name: string) =>
  page.getByRole('button', { name: `${verb} ${name}`, exact: true });
const edit = (page: Page, name: string) =>
  page.getByRole('link', { name: `Modifier ${name}`, exact: true });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder', exact: true });
const form = (page: Page, title: 'Nouvelle destination' | 'Modifier la destination') =>
  page.getByRole('region', { name: title });

async function openForm(page: Page, id: string): Promise<void> {
  await openAdmin(page, `${PATH}?fiche=${id}`, 'Destinations');
  await expect(form(page, 'Modifier la destination')).toBeVisible();
}

// They share one list, whose order they change.
test.describe.configure({ mode: 'default' });
test.afterEach(() => removeDestinations(prefix));

test.describe('spec 2, Destinations admin: the list', () => {
  test('shows all that is stored, by display order, with the hint of the footer', async ({
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
    await openAdmin(page, PATH, 'Destinations');
    await expect(
      page.getByText(
        '5 destinations au maximum recommandées\u202f: elles sont affichées dans le pied de page.',
      ),
    ).toBeVisible();
    for (const text of [
      "Ordre d'affichage 998",
      `/${id} · 2 hôtels liés`,
      'Inactive',
      'Sous-titre de la liste',
      'Description de la liste',
      'Titre pour les moteurs',
      'Description pour les moteurs',
      'mots, clés',
    ]) {
      await expect(row(page, name).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row(page, name).getByRole('heading', { name })).toBeVisible();
    await expect(row(page, name).locator('img')).toHaveAttribute('src', BANNER);
    await expect(row(page, 'Afrique de l’Est').getByText('Active', { exact: true })).toBeVisible();
    await expect(row(page, 'Afrique de l’Est').getByText('Pied de page')).toBeVisible();
    const numbers = await page
      .getByRole('list', { name: 'Destinations' })
      .getByText(/^Ordre d'affichage \d+$/)
      .allTextContents();
    const orders = numbers.map((text) => Number(text.replace(/\D/g, '')));
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
  });

  test('is searched and filtered by its address', async ({ page }) => {
    await openAdmin(page, PATH, 'Destinations');
    await expect(row(page, 'Japon')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Nom, slug ou sous-titre' }).fill('new-york');
    await expect(row(page, 'Japon')).toBeHidden();
    await expect(row(page, 'New York')).toBeVisible();
    await expect(page).toHaveURL(`${PATH}?q=new-york`);
    await expect(page.getByRole('button', { name: /^Monter/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'État' }).selectOption('Actives');
    await expect(
      page.getByText('Aucune destination ne correspond à cette recherche.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'État' })).toHaveValue('active');
    await expect(
      page.getByText('Aucune destination ne correspond à cette recherche.'),
    ).toBeVisible();
  });
});

test.describe('spec 2, 4 and 5, Destinations admin: the form', () => {
  test('creates: slug from the name, banner from pasted HTML; visitors see it at once', async ({
    page,
  }) => {
    const id = idOf('cote-d-ete');
    await openAdmin(page, PATH, 'Destinations');
    await page.getByRole('link', { name: 'Nouvelle destination' }).click();
    await expect(page).toHaveURL(`${PATH}?fiche=new`);
    const sheet = form(page, 'Nouvelle destination');
    await expect(field(page, "Ordre d'affichage")).toHaveValue('1');
    await expect(sheet.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await field(page, 'Nom').pressSequentially(`${prefix} Côte d’Été`);
    await expect(field(page, 'Slug')).toHaveValue(id);
    await field(page, "Ordre d'affichage").fill('997');
    await field(page, 'Bannière').fill(`<figure><img alt="La mer" src="${BANNER}"></figure>`);
    await expect(sheet.getByRole('img', { name: 'Aperçu de l’image' })).toHaveAttribute(
      'src',
      BANNER,
    );
    await field(page, 'Description').fill('Premier temps.\n\n\n\nSecond temps.');
    await expect(sheet.getByText('Description en 2 paragraphes.')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Destination créée avec succès')).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(PATH);
    await expect(row(page, `${prefix} Côte d’Été`)).toBeVisible();
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

  test('says what is wrong; a slug belongs to one destination', async ({ page }) => {
    await openAdmin(page, `${PATH}?fiche=new`, 'Destinations');
    await field(page, 'Nom').fill('Japon');
    await expect(field(page, 'Slug')).toHaveValue('japon');
    const taken = 'Ce slug est déjà celui de la destination « Japon » : choisissez-en un autre';
    await expect(field(page, 'Slug')).toHaveAccessibleDescription(new RegExp(taken));
    await field(page, 'Slug').fill('japon-autrement');
    await expect(page.getByText(taken)).toBeHidden();
    await field(page, 'Nom').fill('');
    await expect(field(page, 'Slug')).toHaveValue('japon-autrement');
    await field(page, "Ordre d'affichage").fill('0');
    await field(page, 'Bannière').fill('<p>sans image</p>');
    await save(page).click();
    await expect(field(page, 'Nom')).toBeFocused();
    await expect(page.getByText('Le nom est requis')).toBeVisible();
    await expect(page.getByText(/nombre entier entre 1 et 999/)).toBeVisible();
    await expect(page.getByText("Aucune adresse d'image en https n'a été trouvée")).toBeVisible();
  });

  test('changes: filled in, kept open by its address; Ctrl+S saves; visitors see it at once', async ({
    page,
  }) => {
    const id = idOf('modif');
    const name = await plantDestination(id, { subtitle: 'Avant' });
    await openAdmin(page, PATH, 'Destinations');
    await edit(page, name).click();
    await expect(page).toHaveURL(`${PATH}?fiche=${id}`);
    await expect(field(page, 'Nom')).toHaveValue(name);
    await page.reload();
    await expect(field(page, 'Sous-titre')).toHaveValue('Avant');
    await expect(field(page, 'Description SEO')).toHaveValue('');
    await page.goBack();
    await expect(form(page, 'Modifier la destination')).toBeHidden();
    await page.goForward();
    await field(page, 'Nom').fill('Un autre nom');
    await expect(field(page, 'Slug')).toHaveValue(id);
    await field(page, 'Sous-titre').fill('Après');
    await field(page, 'Description SEO').fill('a'.repeat(161));
    await expect(page.getByText(/161 sur 160 caractères recommandés : 1 de trop/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    await expect(form(page, 'Modifier la destination')).toBeHidden();
    await expect(edit(page, 'Un autre nom')).toBeFocused();
    await page.goto(`/destinations/${id}`);
    await expect(page.getByText('Après', { exact: true })).toBeVisible();
  });

  test('asks before it is left, and is empty when it was cancelled', async ({ page }) => {
    await openAdmin(page, `${PATH}?fiche=new`, 'Destinations');
    await field(page, 'Nom').fill('Un brouillon');
    await edit(page, 'Japon').click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await question.getByRole('button', { name: 'Continuer à modifier' }).last().click();
    await expect(field(page, 'Nom')).toHaveValue('Un brouillon');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await question.getByRole('button', { name: 'Quitter la page' }).click();
    await expect(form(page, 'Nouvelle destination')).toBeHidden();
    await page.getByRole('link', { name: 'Nouvelle destination' }).click();
    await expect(field(page, 'Nom')).toHaveValue('');
    await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
    await expect(field(page, 'Nom')).toHaveValue('Un brouillon');
  });

  test('shows what somebody else has saved meanwhile', async ({ page }) => {
    const id = idOf('conflit');
    await plantDestination(id, { subtitle: 'Au départ' });
    await openForm(page, id);
    await field(page, 'Sous-titre').fill('Le mien');
    await database()
      .collection(COLLECTIONS.destinations)
      .doc(id)
      .update({ subtitle: 'Le leur', updated_at: FieldValue.serverTimestamp() });
    await expect(row(page, id.toUpperCase()).getByText('Le leur')).toBeVisible();
    await save(page).click();
    const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await expect(conflict.getByText(/Le leur/)).toBeVisible();
    expect((await storedDestination(id))?.subtitle).toBe('Le leur');
    await conflict.getByRole('button', { name: 'Garder ma version' }).click();
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    expect((await storedDestination(id))?.subtitle).toBe('Le mien');
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`gives axe nothing to find at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openForm(page, 'japon');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBeLessThanOrEqual(0);
    });
  }
});

test.describe('spec 5 and 8, Destinations admin: deletion', () => {
  test('asks, takes the links along, and is undone exactly', async ({ page }) => {
    const id = idOf('suppr');
    const name = await plantDestination(id, { subtitle: 'À garder', display_order: 996 });
    await plantLink(id, 'ryokan-momiji');
    await plantLink(id, 'kaldera-blanc');
    const { updated_at: _before, updated_by: _by, ...stored } = (await storedDestination(id)) ?? {};
    await openAdmin(page, PATH, 'Destinations');
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cette destination ?',
    });
    await action(page, 'Supprimer', name).click();
    await question.getByRole('button', { name: 'Annuler' }).last().click();
    await expect(row(page, name)).toBeVisible();
    await action(page, 'Supprimer', name).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Destination supprimée avec succès')).toBeVisible();
    await expect(row(page, name)).toBeHidden();
    expect(await storedDestination(id)).toBeUndefined();
    expect(await storedLinks(id)).toEqual([]);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Destination restaurée')).toBeVisible();
    await expect(row(page, name).getByText(/2 hôtels liés/)).toBeVisible();
    expect(await storedDestination(id)).toMatchObject(stored);
    expect(await storedLinks(id)).toEqual(['kaldera-blanc', 'ryokan-momiji']);
    await openAdmin(page, `/admin/journal?q=${name}&action=restore`, 'Journal');
    const restored = page.getByRole('listitem').filter({ hasText: DEMO_ADMIN.email });
    await expect(restored.getByText(`Restauration, Destination\u202f: ${name}`)).toBeVisible();
  });

  test('without a network nothing is written, and it is said', async ({ page }) => {
    const id = idOf('hors-ligne');
    const name = await plantDestination(id);
    await openForm(page, id);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await field(page, 'Sous-titre').fill('Jamais écrit');
    await save(page).click();
    await expect(page.getByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(field(page, 'Sous-titre')).toHaveValue('Jamais écrit');
    await action(page, 'Supprimer', name).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Erreur lors de la suppression')).toBeVisible();
    expect(await storedDestination(id)).toMatchObject({ subtitle: null });
  });
});

test.describe('Destinations admin: the order', () => {
  const ids = ['un', 'deux', 'trois'].map((name) => idOf(`ordre-${name}`));
  const orders = () =>
    Promise.all(ids.map(async (id) => (await storedDestination(id))?.display_order));
  const [one = '', two = '', three = ''] = ids.map((id) => id.toUpperCase());

  test.beforeEach(async () => {
    for (const [index, id] of ids.entries()) {
      await plantDestination(id, { display_order: 990 + index });
    }
  });

  test('is changed by the keyboard, said, and undone', async ({ page }) => {
    await openAdmin(page, PATH, 'Destinations');
    await action(page, 'Monter', two).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${two} : position \\d+ sur \\d+$`))).toBeVisible();
    await expect(action(page, 'Monter', two)).toBeFocused();
    await expect.poll(orders).toEqual([991, 990, 992]);
    await action(page, 'Descendre', one).click();
    await expect.poll(orders).toEqual([992, 990, 991]);
    const undo = page.getByRole('button', { name: 'Annuler le déplacement' });
    await undo.click();
    await expect.poll(orders).toEqual([991, 990, 992]);
    await expect(page.getByText('Ordre précédent rétabli')).toBeVisible();
    await undo.click();
    await expect.poll(orders).toEqual([990, 991, 992]);
    await expect(undo).toBeHidden();
  });

  test('stays as it is while a form is open, which is saved without a conflict', async ({
    page,
  }) => {
    await openForm(page, ids[1] ?? '');
    const why = /L’ordre ne change pas tant que la fiche est ouverte/;
    await expect(page.getByText(why)).toBeVisible();
    const up = action(page, 'Monter', two);
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveAccessibleDescription(why);
    await field(page, 'Sous-titre').fill('Pendant ce temps');
    await up.focus();
    await page.keyboard.press('Enter');
    await save(page).click();
    await expect(page.getByText('Destination mise à jour avec succès')).toBeVisible();
    await expect(up).not.toHaveAttribute('aria-disabled');
    expect(await orders()).toEqual([990, 991, 992]);
    await up.click();
    await expect.poll(orders).toEqual([991, 990, 992]);
  });

  test('is changed by the pointer', async ({ page }) => {
    await openAdmin(page, PATH, 'Destinations');
    const grip = row(page, three).getByTitle('Glisser pour réordonner');
    await grip.hover();
    await page.mouse.down();
    const target = await row(page, one).boundingBox();
    if (!target) throw new Error('The first row is not there.');
    await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 12 });
    await page.mouse.move(target.x + 20, target.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(orders).toEqual([991, 992, 990]);
    await expect(page.getByText(new RegExp(`^${three} : position`))).toBeVisible();
  });
});
