import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/collections.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  expectSound,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
  storedSubscription,
  subscriptionsOf,
  VIEWPORTS,
} from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';

const prefix = runPrefix('abonne');
const idOf = (name: string) => `${prefix}-${name}`;
/** The page, with the subscriptions of one test only. */
const open = (page: Page, name: string) =>
  openAdmin(page, `/admin/newsletter?q=${idOf(name)}`, 'Newsletter');

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const action = (page: Page, verb: string, email: string) =>
  page.getByRole('button', { name: `${verb} ${email}`, exact: true });
const counter = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd');
const choose = (page: Page, email: string) =>
  page.getByRole('checkbox', { name: `Choisir ${email}`, exact: true }).check();
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true });

test.describe.configure({ mode: 'default' });
test.afterAll(() => removeVisitorsData(prefix));

test.describe('spec 2, Newsletter admin', () => {
  test('counters, table, state and source, in an address that holds', async ({ page }) => {
    const one = await plantSubscription(idOf('liste-un'));
    const two = await plantSubscription(idOf('liste-deux'), { active: false, source: 'scroll' });
    await open(page, 'liste');
    await expect(row(page, one).getByRole('cell')).toContainText([
      '',
      one,
      'Pied de page (footer)',
      '04/03/2026 10:05',
      'Actif',
      'DésactiverSupprimer',
    ]);
    await expect(row(page, two)).toContainText('Inactif');
    await expect(async () => {
      const { docs } = await database().collection(COLLECTIONS.newsletterSubscriptions).get();
      const active = docs.filter((subscription) => subscription.get('active')).length;
      const rate = Math.round((active / docs.length) * 100);
      const now = { timeout: 1000 };
      await expect(counter(page, 'Abonnés au total')).toHaveText(String(docs.length), now);
      await expect(counter(page, 'Abonnés actifs')).toHaveText(String(active), now);
      await expect(counter(page, 'Taux d’activité')).toHaveText(`${rate}\u202f%`, now);
    }).toPass();

    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Inactif');
    await expect(row(page, one)).toBeHidden();
    await expect(page).toHaveURL(/etat=inactif/);
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Import');
    await expect(page.getByText('Aucun abonnement ne correspond à cette recherche.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Fenêtre (scroll)');
    await expect(row(page, two)).toBeVisible();
    await page.reload();
    await expect(row(page, two)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveValue('inactif');
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Tous');
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Toutes');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByRole('row').nth(1)).toContainText(two);
    await page.getByRole('link', { name: 'Tableau de bord' }).last().click();
    await expect(page).toHaveURL('/admin');
  });

  test('exports what is filtered as the specification’s CSV', async ({ page }) => {
    const one = await plantSubscription(idOf('csv-un'), { source: 'header' });
    await plantSubscription(idOf('csv-deux'), {
      email: `=${idOf('csv-deux')}@exemple.fr`,
      active: false,
      source: null,
      subscribed_at: new Date('2026-01-02T23:30:00Z'),
    });
    await open(page, 'csv');
    await expect(page.getByRole('button', { name: 'Exporter CSV' })).toBeEnabled();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter les 2 affichés' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^abonnes-newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toBe(
      [
        "\uFEFFEmail,Source,Date d'inscription,Actif",
        `${one},header,04/03/2026 10:05,Oui`,
        `'=${idOf('csv-deux')}@exemple.fr,,03/01/2026 00:30,Non`,
        '',
      ].join('\r\n'),
    );
    const everything = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter CSV' }).click();
    const all = await readFile(await (await everything).path(), 'utf8');
    expect(all).toContain(`${one},header`);
    expect(all.split('\r\n').length).toBeGreaterThan(4);
  });
});

test.describe('spec 5 and 8, Newsletter admin', () => {
  test('deletes after the question; « Annuler » restores exactly', async ({ page }) => {
    const id = idOf('suppr');
    const email = await plantSubscription(id);
    const { updated_at: _at, updated_by: _by, ...before } = (await storedSubscription(id)) ?? {};
    await open(page, 'suppr');
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet abonnement ?',
    });
    await action(page, 'Supprimer', email).click();
    await question.getByRole('button', { name: 'Annuler' }).first().click();
    await expect(question).toBeHidden();
    await expect(row(page, email)).toBeVisible();
    await action(page, 'Supprimer', email).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Abonnement supprimé', { exact: true })).toBeVisible();
    await expect(page.getByText("L'abonnement a été supprimé avec succès")).toBeVisible();
    await undo(page).click();
    await expect(page.getByText('Abonnement rétabli', { exact: true })).toBeVisible();
    await expect(row(page, email)).toBeVisible();
    expect(await storedSubscription(id)).toMatchObject(before);
  });

  test('without a network nothing is deleted, and it is said', async ({ page }) => {
    const id = idOf('reste');
    const email = await plantSubscription(id);
    await open(page, 'reste');
    await expect(row(page, email)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await action(page, 'Supprimer', email).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Erreur', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Impossible de supprimer l'abonnement/)).toBeVisible();
    expect(await storedSubscription(id)).toBeDefined();
  });
});

test.describe('Newsletter admin: beyond the specification', () => {
  test('deactivates; reactivates with the person’s consent only', async ({ page }) => {
    const id = idOf('etat');
    const email = await plantSubscription(id);
    await open(page, 'etat');
    await action(page, 'Désactiver', email).click();
    await expect(page.getByText('1 abonnement désactivé')).toBeVisible();
    await expect(row(page, email)).toContainText('Inactif');
    expect(await storedSubscription(id)).toMatchObject({ active: false });
    await action(page, 'Réactiver', email).click();
    const question = page.getByRole('dialog', { name: 'Réactiver cet abonnement ?' });
    await expect(question).toContainText('la loi exige son accord');
    await question.getByRole('button', { name: 'Annuler' }).first().click();
    await expect(question).toBeHidden();
    await expect(row(page, email)).toContainText('Inactif');
    await action(page, 'Réactiver', email).click();
    await question.getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('1 abonnement réactivé')).toBeVisible();
    expect(await storedSubscription(id)).toMatchObject({ active: true });
  });

  test('does the same with several, and deletes them', async ({ page }) => {
    const ids = [idOf('lot-un'), idOf('lot-deux')];
    const active = async () =>
      Promise.all(ids.map(async (id) => (await storedSubscription(id))?.active));
    const emails: string[] = [];
    for (const id of ids) emails.push(await plantSubscription(id, { active: false }));
    await open(page, 'lot');
    for (const email of emails) await choose(page, email);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar.getByText('2 abonnements choisis')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Désactiver' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('2 abonnements réactivés')).toBeVisible();
    expect(await active()).toEqual([true, true]);
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer ces 2 abonnements ?',
    });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('2 abonnements supprimés')).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await active()).toEqual([undefined, undefined]);
  });

  test('imports a file or a list, says what it did, and goes on after a failure', async ({
    page,
  }) => {
    const known = `${idOf('import-connu')}@exemple.fr`;
    // An address is found by its hash, whoever stored it.
    const knownId = createHash('sha256').update(known).digest('hex');
    await plantSubscription(knownId, { email: known, active: false });
    const fresh = [1, 2].map((number) => `${idOf(`import-${number}`)}@exemple.fr`);
    await open(page, 'import');
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
    const start = dialog.getByRole('button', { name: 'Importer' });
    const list = dialog.getByRole('textbox', { name: 'Adresses' });
    await start.click();
    await expect(dialog.getByText('Aucune adresse email dans cette liste')).toBeVisible();
    await dialog.getByLabel('Choisir un fichier').setInputFiles({
      name: 'abonnes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFEmail\r\n${fresh.join('\r\n')}\r\n${known}\r\nfaux@@exemple\r\n`),
    });
    await expect(dialog.getByText('abonnes.csv')).toBeVisible();
    await expect(dialog.getByText('4 dans la liste')).toBeVisible();
    await start.click();
    await expect(
      dialog.getByText('Confirmez que ces personnes ont accepté de recevoir la newsletter'),
    ).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await start.click();
    await expect(dialog.getByText(/4 adresses n’ont pas été importées/)).toBeVisible();
    await expect(dialog.getByText(/Vous êtes hors connexion/)).toBeVisible();
    await expect(list).toHaveValue([...fresh, known, 'faux@@exemple'].join('\n'));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await start.click();
    await expect(dialog.getByText('2 adresses importées')).toBeVisible();
    await expect(dialog.getByText('1 déjà connue, laissée telle quelle')).toBeVisible();
    await expect(dialog.getByText(/1 adresse invalide\s*: faux@@exemple/)).toBeVisible();
    await expect(list).toHaveValue('');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByRole('row')).toHaveCount(4);
    const stored = await subscriptionsOf(idOf('import'));
    expect(stored.map(({ email, active }) => [email, active]).sort()).toEqual([
      [fresh[0], true],
      [fresh[1], true],
      [known, false],
    ]);
  });

  for (const viewport of VIEWPORTS) {
    test(`gives axe nothing to find at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const email = await plantSubscription(idOf(`axe-${viewport.width}`));
      await open(page, `axe-${viewport.width}`);
      await choose(page, email);
      await expectSound(page);
      await page.getByRole('button', { name: 'Importer' }).click();
      await expect(page.getByRole('dialog', { name: 'Importer des abonnés' })).toBeVisible();
      await expectSound(page);
    });
  }
});
