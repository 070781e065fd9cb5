import type { Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { listSettingsToFillIn } from '#domain/settings/examples.ts';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, openPreview, test, toAdminPage } from '../support/admin.ts';
import { database } from '../support/firestore.ts';

const settings = () => database().collection(COLLECTIONS.settings).doc(SETTINGS_DOC_ID);

test.afterEach(() => settings().delete());

// Changes only settings that no concurrent test reads.
test('edited site settings are previewed before they are saved, and then shown to visitors', async ({
  page,
}) => {
  await openAdmin(page, '/admin/reglages', 'Réglages');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const announcement = `Nous déménageons à Bergen, ${Date.now()}`;
  await field('Téléphone').fill('01 02 03 04 05');
  await field('Annonce').fill(announcement);
  await field('Dernier jour de l’annonce').fill('2999-12-31');
  const preview = await openPreview(page, 'Aperçu\u00a0: Annonce de l’accueil');
  await expect(preview.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await expect(page.getByText(/^Enregistrés le/)).toBeVisible();
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);

  const visit = await page.context().newPage();
  // The server bypasses its cache for a limited number of sessions a second, one for each test.
  await expect(async () => {
    await visit.goto('/legal');
    await expect(visit.getByText('01 02 03 04 05')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(visit.getByText(announcement)).toHaveCount(0);
  await visit.goto('/?intro=0');
  await expect(visit.getByRole('complementary', { name: 'Annonce' })).toHaveText(announcement);
});

test.describe('before the site’s launch', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Avant l’ouverture' });
  const row = (page: Page, text: string) =>
    list(page).getByRole('listitem').filter({ hasText: text });
  const COUNTS = '**/documents:runAggregationQuery*';
  const allowed = { 'Access-Control-Allow-Origin': '*' };
  // Counts are read by the dashboard only; other tests need the hotels, and the pages with the examples.
  const withoutHotels = (page: Page) =>
    page.route(COUNTS, (route) => {
      if (!route.request().postData()?.includes('"collectionId":"hotels"')) return route.continue();
      const result = { aggregateFields: { all: { integerValue: '0' } } };
      return route.fulfill({ json: [{ result, readTime: new Date() }], headers: allowed });
    });
  // The suite has several administrators.
  const aloneInTheTeam = (page: Page) => {
    const result = [{ uid: 'a', name: 'Odile', email: 'a@exemple.fr', invited: 0, signedIn: 0 }];
    return page.route(/\/europe-west1\/team$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { result }, headers: allowed })
        : route.continue(),
    );
  };
  const withOwnSettings = (page: Page) =>
    page.route('**/documents:batchGet*', async (route) => {
      const [answer] = await (await route.fetch()).json();
      const fields = { ...answer.found?.fields };
      for (const name of listSettingsToFillIn({}, DEFAULT_SETTINGS)) {
        if (name in fields && name !== 'phone') fields[name] = { stringValue: 'essai@exemple.fr' };
      }
      const json = [{ ...answer, found: { ...answer.found, fields } }];
      await route.fulfill({ json, headers: allowed });
    });

  test('the dashboard has a checklist of what to do before the site’s launch, until all but the optional steps are done', async ({
    page,
  }) => {
    await openAdmin(page, '/admin', 'Tableau de bord');
    await expect(page.getByRole('link', { name: /Hôtels/ }).last()).toContainText(/\d/);
    await expect(list(page)).toHaveCount(0);

    await settings().set({ ...DEFAULT_SETTINGS, updated_at: new Date(), updated_by: 'somebody' });
    await withoutHotels(page);
    await aloneInTheTeam(page);
    await page.reload();
    await expect(row(page, 'Votre adresse de contact')).not.toContainText('Fait');
    await expect(row(page, 'Votre identité')).toContainText('Téléphone, Raison sociale');
    await expect(row(page, 'Un hôtel')).not.toContainText('Fait');
    await expect(row(page, 'Une destination')).toContainText('Fait');
    await expect(row(page, 'Une deuxième personne')).not.toContainText('Fait');

    await test.step('on the checklist, the test mail is sent, and an administrator confirms that it arrived', async () => {
      const mail = row(page, 'Un e-mail d’essai');
      await mail.getByRole('button', { name: 'Envoyer l’e-mail d’essai' }).click();
      await expect(mail.getByRole('status')).toHaveText(`Envoyé à ${CONTACT_EMAIL}`);
      await mail.getByRole('button', { name: 'Il est arrivé' }).click();
      await expect(mail).toContainText('Fait');
      expect((await settings().get()).data()).toMatchObject({
        ...DEFAULT_SETTINGS,
        mail_confirmed: true,
      });
    });

    await row(page, 'Des textes relus').getByRole('button', { name: 'Ils sont relus' }).click();
    await expect(row(page, 'Des textes relus')).toContainText('Fait');

    await test.step('saving the settings keeps the ticks of the checklist, which the settings page does not show', async () => {
      await row(page, 'Votre identité').getByRole('link').click();
      await page.getByLabel('Téléphone', { exact: true }).fill('01 02 03 04 05');
      await expect(page.getByText(/E-mail d’essai|Textes du site relus/)).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/^Enregistré à/)).toBeVisible();
      const ticks = { mail_confirmed: true, texts_confirmed: true };
      expect((await settings().get()).data()).toMatchObject({ phone: '01 02 03 04 05', ...ticks });
    });

    await test.step('the checklist disappears once its last steps, the settings and a hotel, are done, even if the owner is the only administrator', async () => {
      await toAdminPage(page, 'Tableau de bord');
      await expect(row(page, 'Votre identité')).toContainText(/À écrire\s: Raison sociale/);
      await page.unroute(COUNTS);
      await withOwnSettings(page);
      await page.reload();
      await expect(page.getByRole('link', { name: /Hôtels/ }).last()).toContainText(/\d/);
      await expect(list(page)).toHaveCount(0);
    });
  });
});

const PATH = '/admin/seo';

const contents = () => database().collection(COLLECTIONS.pageContent);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const edit = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: `Modifier ${name}` });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder', exact: true });

// Only this file changes page_content; each test starts from the seeded documents.
test.describe.configure({ mode: 'default' });

let before: readonly { id: string; data: DocumentData }[] = [];

test.beforeAll(async () => {
  const { docs } = await contents().get();
  before = docs.map((document) => ({ id: document.id, data: document.data() }));
});

test.afterEach(async () => {
  for (const { id, data } of before) await contents().doc(id).set(data);
});

test('the admin SEO page finds the site’s pages, edits the SEO texts of one page at a time, and stores empty ones as null; visitors see changes at once', async ({
  page,
}) => {
  await contents().doc('intro').delete();
  await openAdmin(page, PATH, 'SEO');
  await expect(page.getByRole('article')).toHaveCount(10);
  for (const text of ['Non défini', 'Non définie', 'Non définis']) {
    await expect(card(page, 'Introduction').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await test.step('the search for a page on the admin SEO page ignores case and accents, and is in the URL', async () => {
    const search = page.getByRole('searchbox', { name: 'Nom ou adresse de la page' });
    await search.fill('legales');
    await expect(page.getByRole('article')).toHaveCount(1);
    await search.fill('INTRO');
    await expect(page).toHaveURL(`${PATH}?q=INTRO`);
    await edit(page, 'Introduction').click();
    await field(page, 'Titre SEO').fill('Première fois');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    expect((await contents().doc('intro').get()).data()).toMatchObject({
      page_slug: 'intro',
      page_name: 'Introduction',
      seo_title: 'Première fois',
      seo_description: null,
    });
    await search.fill('');
  });

  await test.step('the admin SEO page edits the SEO texts of one page at a time, and asks for confirmation before unsaved changes are left', async () => {
    await edit(page, 'Contact').click();
    await field(page, 'Titre SEO').fill('Un titre non enregistré');
    await edit(page, 'À Propos').click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' });
    await question.getByRole('button', { name: 'Continuer à modifier' }).last().click();
    await expect(field(page, 'Titre SEO')).toHaveValue('Un titre non enregistré');
    await edit(page, 'À Propos').click();
    await question.getByRole('button', { name: 'Quitter la page' }).click();
    await expect(page).toHaveURL(`${PATH}?page=about`);
    await expect(card(page, 'À Propos').getByRole('textbox')).toHaveCount(3);
  });

  await test.step('visitors see an SEO title changed on the admin SEO page, and an emptied SEO field is stored as null', async () => {
    await expect(field(page, 'Titre SEO')).toBeFocused();
    await field(page, 'Titre SEO').fill('Un titre d’essai');
    await field(page, 'Mots-clés SEO').fill('');
    await field(page, 'Description SEO').fill('b'.repeat(162));
    await expect(page.getByText('162 sur 160 caractères recommandés')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Métadonnées SEO mises à jour avec succès')).toBeVisible();
    await expect(edit(page, 'À Propos')).toBeFocused();
    await expect(card(page, 'À Propos').getByText('Non définis')).toBeVisible();
    const changed = { seo_title: 'Un titre d’essai', seo_keywords: null };
    expect((await contents().doc('about').get()).data()).toMatchObject(changed);
    await page.goto('/about');
    await expect(page).toHaveTitle('Un titre d’essai | Grand Séjour');
  });
});
