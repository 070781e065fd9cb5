import { readFile } from 'node:fs/promises';
import { expect, field, openAdmin, test } from '../support/admin.ts';
import {
  plantRequest,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
  storedRequest,
  storedSubscription,
} from '../support/admin-office.ts';
import { expectAccessible } from '../support/page-checks.ts';

const id = runPrefix('personne');
const PERSON = 'Adresse e-mail, téléphone ou nom';

test.afterAll(() => removeVisitorsData(id));

test('the personal data stored under an email address, in capitals or not, are found, exported and deleted', async ({
  page,
}) => {
  const email = await plantSubscription(id);
  const telephone = `06${String(Date.now()).slice(-8)}`;
  await plantRequest(id, { email: email.toUpperCase(), address: email, fields: { telephone } });
  await openAdmin(page, '/admin/personne', 'Données d’une personne');
  await field(page, PERSON).fill(` ${email.toUpperCase()} `);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  const known = page.getByRole('region', { name: 'Ce que le site sait' });
  await expect(known).toContainText(`${email}\u00a0: 1 abonnement, 1 demande`);
  await expect(known.getByRole('listitem')).toContainText(/ – Demande du /);
  await expectAccessible(page);

  for (const known of [id.toUpperCase(), `+33 (0)${telephone.slice(1)}`]) {
    await test.step(`a search on the admin page of personal data for « ${known} », a name or a phone number, finds the person’s email address`, async () => {
      await field(page, PERSON).fill(known);
      await page.getByRole('button', { name: 'Chercher', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Ce que le site sait' })).toContainText(email);
    });
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^donnees-personnelles-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    asked_for: email,
    newsletter_subscriptions: [{ id, active: true }],
    contact_requests: [{ id, form_type: 'contact' }],
  });

  await page.getByRole('button', { name: 'Tout effacer' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 abonnement, 1 demande');
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByText('Données supprimées')).toBeVisible();
  await expect(known).toContainText('effacés définitivement la nuit prochaine');
  await expect(page.getByRole('button', { name: 'Tout effacer' })).toBeHidden();
  expect(await storedSubscription(id)).toBeUndefined();
  expect(await storedRequest(id)).toBeUndefined();
});
