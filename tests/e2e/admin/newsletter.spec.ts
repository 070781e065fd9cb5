import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, test } from '../support/admin.ts';
import {
  chooseSubscription,
  openNewsletter,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
  storedSubscription,
  subscriptionRow,
  subscriptionsOf,
} from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('abonnes');
const idOf = (name: string) => `${prefix}-${name}`;

const counter = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd');

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
  const choose = (text: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'abonnes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text, 'latin1'),
    });
  return { dialog, start: dialog.getByRole('button', { name: 'Importer' }), choose };
}

test.afterAll(() => removeVisitorsData(prefix));

test('the admin newsletter page counts, exports and imports subscriptions', async ({ page }) => {
  const one = await plantSubscription(idOf('liste-un'), { source: 'header' });
  const two = await plantSubscription(idOf('liste-deux'), {
    active: false,
    source: 'scroll',
    subscribed_at: new Date('2026-01-02T23:30:00Z'),
  });
  await openNewsletter(page, idOf('liste'));
  await expect(subscriptionRow(page, one).getByRole('cell')).toContainText([
    '',
    one,
    'En-tête',
    '04/03/2026 10:05',
    'Actif',
    'DésactiverSupprimer',
  ]);
  await chooseSubscription(page, one);
  await expectAccessible(page);
  await expect(async () => {
    const stored = await database().collection(COLLECTIONS.newsletterSubscriptions).get();
    const docs = stored.docs.filter((subscription) => !subscription.get('deleted_at'));
    const active = docs.filter((subscription) => subscription.get('active')).length;
    const rate = Math.round((active / docs.length) * 100);
    const now = { timeout: 1000 };
    await expect(counter(page, 'Abonnés au total')).toHaveText(String(docs.length), now);
    await expect(counter(page, 'Abonnés actifs')).toHaveText(String(active), now);
    await expect(counter(page, 'Taux d’activité')).toHaveText(`${rate}\u202f%`, now);
  }).toPass();

  await test.step('one button exports the listed newsletter subscriptions as CSV, another button exports all of them', async () => {
    const exported = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^abonnes-newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
      return (await readFile(await file.path(), 'utf8')).split('\r\n');
    };
    await page.getByLabel('Statut').selectOption('Actif');
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await exported('Exporter CSV')).toHaveLength(3);
    expect(await exported('Tout exporter')).toContain(`${two};scroll;03/01/2026 00:30;Non`);
    await page.getByLabel('Statut').selectOption({ index: 0 });
  });

  await test.step('a file of subscribers is imported once its columns, states and proof of consent are assigned; after a failure, the remaining rows can be imported', async () => {
    const known = `${idOf('import-connu')}@exemple.fr`;
    // A subscription's id is the hash of its email address.
    const knownId = createHash('sha256').update(known).digest('hex');
    await plantSubscription(knownId, { email: known, active: false });
    const fresh = [1, 2].map((number) => `${idOf(`import-${number}`)}@exemple.fr`);
    await page.getByRole('searchbox').fill(idOf('import'));
    await expect(subscriptionRow(page, known)).toBeVisible();
    const { dialog, start, choose } = await openImport(page);
    const summary = dialog.getByRole('region', { name: 'Avant l’import' });
    await start.click();
    await expect(dialog.getByText('Aucune adresse e-mail à importer')).toBeVisible();
    await choose(
      [
        'Mail;Statut;Inscrit le;Source',
        `${fresh[0]};abonné;02/03/2024 10:05;Salon`,
        `${fresh[1]};fidèle;02/03/2024;Salon`,
        `${known};abonné;;`,
      ].join('\r\n'),
    );
    await expect(summary).toContainText(/Seront abonnées\s: 1/);
    await dialog.getByLabel('Mail', { exact: true }).selectOption('Non lue');
    await expect(dialog.getByText('Dites quelle colonne tient l’adresse')).toBeVisible();
    await dialog.getByLabel('Mail', { exact: true }).selectOption('Adresse e-mail');
    await start.click();
    await expect(dialog.getByText('Dites si ces personnes sont abonnées')).toBeVisible();
    const accord = 'Dites comment ces personnes ont donné leur accord';
    await expect(dialog.getByText(accord)).toBeVisible();
    await expectAccessible(page);
    const question = dialog.getByLabel(/Qui est «\sfidèle\s»/);
    await question.focus();
    await question.selectOption('Abonnées');
    await expect(summary).toContainText(/Seront abonnées\s: 2/);
    await expect(question).toBeFocused();
    await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
    const leftOut = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Télécharger ces lignes' }).click();
    expect(await readFile(await (await leftOut).path(), 'utf8')).toContain(known);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await start.click();
    await expect(page.getByText('L’import n’est pas terminé')).toBeVisible();
    await expect(dialog.getByText(/L’import s’est arrêté avant les 2 autres/)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await start.click();
    await expect(dialog.getByText(/^Adresses importées\s*: 2\./)).toBeVisible();
    await expect(summary).toContainText('Rien à importer, rien ne changera');
    await dialog.getByRole('button', { name: 'Fermer' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(4);
    const stored = await subscriptionsOf(idOf('import'));
    expect(stored.map(({ email, consent_proof }) => [email, consent_proof]).sort()).toEqual([
      [fresh[0], 'Source\u00a0: Salon'],
      [fresh[1], 'Source\u00a0: Salon'],
      [known, undefined],
    ]);
  });

  await test.step('a long import of subscribers is sent to the server in parts, and can be continued after « Arrêter »', async () => {
    const { dialog, start, choose } = await openImport(page);
    // The server's answers, without its 1,100 writes.
    await page.route('**/adminCall', async (route) => {
      const { subscribers } = route.request().postDataJSON().data;
      const stop = dialog.getByRole('button', { name: 'Arrêter' });
      if (subscribers.length === 1_000) await stop.click();
      const result = { imported: subscribers.length, known: 0 };
      await route.fulfill({ json: { result }, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const people = Array.from(
      { length: 1_100 },
      (_, index) => `${idOf(`long-${index}`)}@exemple.fr`,
    );
    await choose(people.join('\n'));
    await expect(dialog.getByText(/Seront abonnées\s: 1\s100/)).toBeVisible();
    await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
    await start.click();
    const stopped = /importées\s: 1\s000.*arrêté avant les 100 autres/;
    await expect(dialog.getByText(stopped)).toBeVisible();
    await expect(dialog.getByText(/Seront abonnées\s: 100/)).toBeVisible();
    await start.click();
    await expect(dialog.getByText(/importées\s: 100/)).toBeVisible();
  });
});

test('an administrator deactivates and reactivates confirmed newsletter subscriptions, and undoes the reactivation', async ({
  page,
}) => {
  await openNewsletter(page, idOf('lot'));
  const ids = [idOf('lot-un'), idOf('lot-deux')];
  const stored = () => Promise.all(ids.map(storedSubscription));
  const all = (active: boolean) => ids.map(() => ({ active }));
  const bar = page.getByRole('region', { name: 'Sélection' });
  for (const id of ids) {
    await chooseSubscription(page, await plantSubscription(id, { confirmed_at: new Date() }));
  }
  await expect(bar.getByText('2 abonnements choisis')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Réactiver' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('2 abonnements désactivés')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Inactif' })).toHaveCount(2);
  expect(await stored()).toMatchObject(all(false));

  await bar.getByRole('button', { name: 'Réactiver' }).click();
  await expect(page.getByText('2 abonnements réactivés')).toBeVisible();
  expect(await stored()).toMatchObject(all(true));
  const notice = page.locator('.toast-card', { hasText: '2 abonnements réactivés' });
  await notice.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(page.getByText('Modification annulée')).toBeVisible();
  expect(await stored()).toMatchObject(all(false));
});
