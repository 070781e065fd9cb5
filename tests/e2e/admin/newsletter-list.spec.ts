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
  subscriptionRow,
} from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('abonnes');
const idOf = (name: string) => `${prefix}-${name}`;

const counter = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd');

test.describe.configure({ mode: 'default' });
test.afterAll(() => removeVisitorsData(prefix));

test.describe('the newsletter page', () => {
  test('shows counters and a table, keeps its filters in the URL, and exports all subscriptions', async ({
    page,
  }) => {
    const one = await plantSubscription(idOf('liste-un'));
    const two = await plantSubscription(idOf('liste-deux'), { active: false, source: 'scroll' });
    await openNewsletter(page, idOf('liste'));
    await expect(subscriptionRow(page, one).getByRole('cell')).toContainText([
      '',
      one,
      'Pied de page',
      '04/03/2026 10:05',
      'Actif',
      'DésactiverSupprimer',
    ]);
    await expect(subscriptionRow(page, two)).toContainText('Inactif');
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

    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Inactif');
    await expect(subscriptionRow(page, one)).toBeHidden();
    await expect(page).toHaveURL(/active=non/);
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Import');
    await expect(page.getByText('Aucun abonnement ne correspond à cette recherche.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Fenêtre au défilement');
    await expect(subscriptionRow(page, two)).toBeVisible();
    await page.reload();
    await expect(subscriptionRow(page, two)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveValue('non');
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Tous');
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Tous');
    await expect(page.getByRole('row')).toHaveCount(3);

    await test.step('all subscriptions are exported as CSV', async () => {
      const one = await plantSubscription(idOf('csv-un'), { source: 'header' });
      await plantSubscription(idOf('csv-deux'), {
        email: `=${idOf('csv-deux')}@exemple.fr`,
        active: false,
        source: null,
        subscribed_at: new Date('2026-01-02T23:30:00Z'),
      });
      await page.getByRole('searchbox').fill(idOf('csv'));
      await expect(page.getByRole('row')).toHaveCount(3);
      await expect(subscriptionRow(page, one)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^abonnes-newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(lines[0]).toBe("\uFEFFEmail;Source;Date d'inscription;Actif");
      expect(lines).toContain(`${one};header;04/03/2026 10:05;Oui`);
      expect(lines).toContain(`'=${idOf('csv-deux')}@exemple.fr;;03/01/2026 00:30;Non`);
      expect(lines.length).toBeGreaterThan(4);
      await page.getByRole('searchbox').fill(idOf('liste'));
      await expect(subscriptionRow(page, two)).toBeVisible();
    });

    await page.getByRole('button', { name: 'E-mail', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByRole('row').nth(1)).toContainText(two);

    await page.getByRole('link', { name: 'Tableau de bord' }).last().click();
    await expect(page).toHaveURL('/admin');
  });
});
