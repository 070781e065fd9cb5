import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/own-account.ts';
import { expectAccessible } from '../support/page-checks.ts';

// The preview's frame runs no scripts, those of the accessibility check included.
test.use({ expectedConsole: /the 'allow-scripts' permission is not set/ });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

// Planned, not sent: the readers belong to other tests.
test('an administrator writes a newsletter, previews its mail, sends a test mail, and schedules and cancels the sending', async ({
  page,
  account,
}) => {
  const subject = `Quatre maisons ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/lettres/new', 'Nouvelle lettre');
  await field(page, 'Objet').fill(subject);
  await page.getByRole('textbox', { name: 'Ouverture' }).fill('Un matin de brume.');
  await press(page, 'Ajouter un bloc');
  await field(page, 'Hôtel, article ou destination').fill('Kyoto');
  await page.keyboard.press('Enter');
  // The page stays chosen while another is looked for.
  await field(page, 'Hôtel, article ou destination').fill('Venise');
  await expect(page.getByText(/^Choisi.: Ryokan/)).toBeVisible();
  await field(page, 'Vos mots').fill('On y dort les volets ouverts.');
  await page.keyboard.press('Control+s');
  await press(page, 'Relire la lettre');
  const checks = page.getByRole('list', { name: 'À vérifier' });
  await expect(checks).toContainText('aperçu');
  const mail = page.frameLocator('iframe[title=Lettre]');
  await expect(mail.getByText('On y dort les volets ouverts.')).toBeVisible();
  await expect(mail.getByRole('img').first()).toHaveJSProperty('complete', true);
  await expectAccessible(page);

  await expect(field(page, 'Essai pour')).toHaveValue(account.email);
  await press(page, 'M’envoyer un essai');
  await expect(page.getByText('Essai envoyé')).toBeVisible();

  await field(page, 'Envoyer plus tard').fill('24/12/2199');
  await press(page, 'Planifier l’envoi');
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Envoyer .*${subject}.* lecteur`),
  });
  await question.getByRole('button', { name: 'Planifier l’envoi' }).click();
  await expect(page.getByText('dans les quatre minutes qui suivent')).toBeVisible();
  const letters = database().collection(COLLECTIONS.letters).where('subject', '==', subject);
  const stored = async () => (await letters.get()).docs[0];
  expect((await stored())?.get('publish_at')?.toDate()).toEqual(new Date('2199-12-24T08:00Z'));

  await press(page, 'Annuler l’envoi');
  await expect(page.getByText(/^Envoi annulé/)).toBeVisible();
  await expect(page.getByText('dans les quatre minutes qui suivent')).toBeHidden();
  await press(page, 'Relire la lettre');
  await expect(page.getByRole('button', { name: /^Envoyer à / })).toBeVisible();
  const letter = await stored();
  expect([letter?.get('state'), letter?.get('publish_at')]).toEqual([null, null]);
  if (letter) await database().recursiveDelete(letter.ref);
});
