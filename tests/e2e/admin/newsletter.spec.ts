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

test('the newsletter page counts and exports all subscriptions, and imports more', async ({
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
    const { docs } = await database().collection(COLLECTIONS.newsletterSubscriptions).get();
    const active = docs.filter((subscription) => subscription.get('active')).length;
    const rate = Math.round((active / docs.length) * 100);
    const now = { timeout: 1000 };
    await expect(counter(page, 'Abonnés au total')).toHaveText(String(docs.length), now);
    await expect(counter(page, 'Abonnés actifs')).toHaveText(String(active), now);
    await expect(counter(page, 'Taux d’activité')).toHaveText(`${rate}\u202f%`, now);
  }).toPass();

  await test.step('all subscriptions are exported as CSV', async () => {
    await expect(page.getByRole('row')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^abonnes-newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
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
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
    const start = dialog.getByRole('button', { name: 'Importer' });
    const list = dialog.getByRole('textbox', { name: 'Adresses' });
    await start.click();
    await expect(dialog.getByText('Aucune adresse e-mail à importer')).toBeVisible();
    await list.fill(`Email;Statut\n${known};désabonné`);
    await expect(dialog.getByText(/^Liste refusée/)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(`${known};désabonné`);
    await start.click();
    await expect(dialog.getByText('Aucune adresse e-mail à importer')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'abonnes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFEmail\r\n${fresh.join('\r\n')}\r\n${known}\r\nfaux@@exemple\r\n`),
    });
    await expect(dialog.getByText('3 dans la liste')).toBeVisible();
    await expect(
      dialog.getByRole('region', { name: 'Avant l’import' }).getByText('faux@@exemple'),
    ).toBeVisible();
    await start.click();
    await expect(
      dialog.getByText('Dites comment ces personnes ont donné leur accord'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await start.click();
    await expect(page.getByText('L’import n’est pas terminé')).toBeVisible();
    await expect(list).toHaveValue(/import-connu/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await start.click();
    await expect(
      dialog.getByText(
        /^Adresses importées\s*: 2\. Déjà connues, laissées telles quelles\s*: 1\.$/,
      ),
    ).toBeVisible();
    await expect(list).toHaveValue('Email\nfaux@@exemple');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByRole('row')).toHaveCount(4);
    const stored = await subscriptionsOf(idOf('import'));
    expect(stored.map(({ email, activation_basis }) => [email, activation_basis]).sort()).toEqual([
      [fresh[0], 'written'],
      [fresh[1], 'written'],
      [known, undefined],
    ]);
  });
});

test('subscriptions are deactivated, and reactivated only with consent', async ({ page }) => {
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
