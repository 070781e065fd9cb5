import { createHash } from 'node:crypto';
import { expect, test } from '../support/admin.ts';
import {
  openNewsletter,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
  subscriptionsOf,
} from '../support/admin-office.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('import');
const idOf = (name: string) => `${prefix}-${name}`;

test.afterAll(() => removeVisitorsData(prefix));

test('importing subscribers from a file reports the result, and continues after a failure', async ({
  page,
}) => {
  const known = `${idOf('import-connu')}@exemple.fr`;
  // A subscription's id is the hash of its email address.
  const knownId = createHash('sha256').update(known).digest('hex');
  await plantSubscription(knownId, { email: known, active: false });
  const fresh = [1, 2].map((number) => `${idOf(`import-${number}`)}@exemple.fr`);
  await openNewsletter(page, idOf('import'));
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
  const start = dialog.getByRole('button', { name: 'Importer' });
  const list = dialog.getByRole('textbox', { name: 'Adresses' });
  await start.click();
  await expect(dialog.getByText('Aucune adresse e-mail dans cette liste')).toBeVisible();
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
  await expect(dialog.getByText('Dites comment ces personnes ont donné leur accord')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await start.click();
  await expect(page.getByText('L’import n’est pas terminé')).toBeVisible();
  await expect(list).toHaveValue(/import-connu/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await start.click();
  await expect(
    dialog.getByText(/^Adresses importées\s*: 2\. Déjà connues, laissées telles quelles\s*: 1\.$/),
  ).toBeVisible();
  await expect(list).toHaveValue('faux@@exemple');
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('row')).toHaveCount(4);
  const stored = await subscriptionsOf(idOf('import'));
  expect(stored.map(({ email, activation_basis }) => [email, activation_basis]).sort()).toEqual([
    [fresh[0], 'written'],
    [fresh[1], 'written'],
    [known, undefined],
  ]);
});
