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

test.afterAll(() => removeVisitorsData(prefix));

test('the admin newsletter page counts and exports all subscriptions, and imports more', async ({
  page,
}) => {
  const one = await plantSubscription(idOf('liste-un'), { source: 'header' });
  const two = await plantSubscription(idOf('liste-deux'), {
    email: `=${idOf('liste-deux')}@exemple.fr`,
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

  await test.step('the subscriptions that are seen are exported as CSV, all by another press', async () => {
    await expect(page.getByRole('row')).toHaveCount(3);
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
    const lines = await exported('Tout exporter');
    await page.getByLabel('Statut').selectOption({ index: 0 });
    expect(lines[0]).toBe("\uFEFFEmail;Source;Date d'inscription;Actif");
    expect(lines).toContain(`${one};header;04/03/2026 10:05;Oui`);
    expect(lines).toContain(`'=${two};scroll;03/01/2026 00:30;Non`);
  });

  await test.step('an import from a file reports its result, and continues after a failure', async () => {
    const known = `${idOf('import-connu')}@exemple.fr`;
    // A subscription's id is the hash of its email address.
    const knownId = createHash('sha256').update(known).digest('hex');
    await plantSubscription(knownId, { email: known, active: false });
    const fresh = [1, 2].map((number) => `${idOf(`import-${number}`)}@exemple.fr`);
    await page.getByRole('searchbox').fill(idOf('import'));
    await expect(subscriptionRow(page, known)).toBeVisible();
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
    const start = dialog.getByRole('button', { name: 'Importer' });
    const list = dialog.getByRole('textbox', { name: 'Adresses' });
    const summary = dialog.getByRole('region', { name: 'Avant l’import' });
    await start.click();
    await expect(dialog.getByText('Aucune adresse e-mail à importer')).toBeVisible();
    await list.fill(`Email;Statut\n${known};désabonné`);
    await expect(summary).toContainText('Rien à importer');
    await expect(summary).toContainText(/Ne sont plus abonnées, ou bloquées\s: 1/);
    await expectAccessible(page, 'dialog[open]');
    const file = [
      'Mail;Contact;Statut;Inscrit le;Source;Note',
      `${fresh[0]};nous@exemple.fr;abonné;02/03/2024 10:05;Salon;`,
      `${fresh[1]};nous@exemple.fr;fidèle;02/03/2024;Salon;"écrire à\nautre@exemple.fr"`,
      `${known};nous@exemple.fr;abonné;;;`,
      'faux@@exemple;;abonné;;;',
    ].join('\r\n');
    const choose = () =>
      dialog.locator('input[type=file]').setInputFiles({
        name: 'abonnes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file, 'latin1'),
      });
    await choose();
    await expect(dialog.getByLabel('Statut')).toHaveValue('state');
    await expect(dialog.getByLabel('Inscrit le')).toHaveValue('consent');
    await expect(summary).toContainText(/Seront abonnées\s: 1/);
    await dialog.getByLabel('Mail', { exact: true }).selectOption('Non lue');
    await expect(dialog.getByText('Dites quelle colonne tient l’adresse')).toHaveCount(3);
    await dialog.getByLabel('Mail', { exact: true }).selectOption('Adresse e-mail');
    await start.click();
    await expect(dialog.getByText('Dites si ces personnes sont abonnées')).toBeVisible();
    await expect(
      dialog.getByText('Dites comment ces personnes ont donné leur accord'),
    ).toBeVisible();
    await expectAccessible(page);
    const question = dialog.getByLabel(/Qui est «\sfidèle\s»/);
    await question.focus();
    await question.selectOption('Abonnées');
    await expect(summary).toContainText(/Seront abonnées\s: 2/);
    await expect(question).toBeFocused();
    await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
    await expect(summary).toContainText(/Déjà connues, laissées telles quelles\s: 1/);
    await expect(summary).toContainText(/Sans adresse e-mail valide, ou avec plusieurs\s: 1/);
    const leftOut = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Télécharger ces lignes' }).click();
    expect(await readFile(await (await leftOut).path(), 'utf8')).toContain(known);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await start.click();
    await expect(page.getByText('L’import n’est pas terminé')).toBeVisible();
    await expect(dialog.getByText(/L’import s’est arrêté avant les 2 autres/)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await start.click();
    await expect(
      dialog.getByText(
        /^Adresses importées\s*: 2\. Déjà connues, laissées telles quelles\s*: 0\.$/,
      ),
    ).toBeVisible();
    await choose();
    await question.selectOption('Abonnées');
    await expect(summary).toContainText('Rien à importer, rien ne changera');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByRole('row')).toHaveCount(4);
    const stored = await subscriptionsOf(idOf('import'));
    expect(stored.map(({ email, consent_proof }) => [email, consent_proof]).sort()).toEqual([
      [fresh[0], 'Source\u00a0: Salon'],
      [fresh[1], 'Source\u00a0: Salon'],
      [known, undefined],
    ]);
  });
});

test('an import of subscribers that was stopped continues with the same file', async ({ page }) => {
  await openNewsletter(page, idOf('long'));
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
  const emails = Array.from({ length: 1_100 }, (_, index) => `${idOf(`long-${index}`)}@exemple.fr`);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'liste.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(emails.join('\n')),
  });
  await expect(dialog.getByText(/Seront abonnées\s: 1\s100/)).toBeVisible();
  await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
  await page.route('**/adminCall', async (route) => {
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await expect(dialog.getByText(/importées\s: 1\s000.*arrêté avant les 100 autres/)).toBeVisible();
  await page.unroute('**/adminCall');
  await expect(dialog.getByText(/Seront abonnées\s: 100/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await expect(dialog.getByText(/importées\s: 100/)).toBeVisible();
  await expect(dialog.getByText(/Seront abonnées\s: 0/)).toBeVisible();
});

test('newsletter subscriptions are deactivated, and reactivated only with a stated form of consent', async ({
  page,
}) => {
  await openNewsletter(page, prefix);

  await test.step('a subscription is deactivated, and reactivated only with the subscriber’s consent', async () => {
    const id = idOf('etat');
    const email = await plantSubscription(id);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await chooseSubscription(page, email);
    await bar.getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('Abonnement désactivé')).toBeVisible();
    await expect(subscriptionRow(page, email)).toContainText('Inactif');
    expect(await storedSubscription(id)).toMatchObject({ active: false });
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    const question = page.getByRole('dialog', { name: 'Réactiver 1 abonnement\u202f?' });
    await expect(question).toContainText('la loi exige leur accord');
    await question.getByRole('button', { name: 'Annuler' }).first().click();
    await expect(question).toBeHidden();
    await expect(subscriptionRow(page, email)).toContainText('Inactif');
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    await question.getByRole('button', { name: 'Réactiver' }).click();
    await expect(question).toContainText('Dites comment ces personnes ont donné leur accord');
    await expectAccessible(page, 'dialog[open]');
    await question.getByLabel('Leur accord').selectOption({ value: 'request' });
    await question.getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('Abonnement réactivé')).toBeVisible();
    const reactivated = { active: true, activation_basis: 'request' };
    expect(await storedSubscription(id)).toMatchObject(reactivated);
    await page.getByRole('checkbox', { name: `Choisir ${email}` }).uncheck();
  });

  await test.step('several subscriptions are reactivated in bulk, and the change is undone', async () => {
    const ids = [idOf('lot-un'), idOf('lot-deux')];
    const active = async () =>
      Promise.all(ids.map(async (id) => (await storedSubscription(id))?.active));
    const emails: string[] = [];
    for (const id of ids) emails.push(await plantSubscription(id, { active: false }));
    for (const email of emails) await chooseSubscription(page, email);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar.getByText('2 abonnements choisis')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Désactiver' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    await page.getByRole('dialog').getByLabel('Leur accord').selectOption({ value: 'spoken' });
    await page.getByRole('dialog').getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('2 abonnements réactivés')).toBeVisible();
    expect(await active()).toEqual([true, true]);
    const notice = page.locator('.toast-card', { hasText: '2 abonnements réactivés' });
    await notice.getByRole('button', { name: 'Annuler la modification' }).click();
    await expect(page.getByText('Modification annulée')).toBeVisible();
    expect(await active()).toEqual([false, false]);
  });
});
