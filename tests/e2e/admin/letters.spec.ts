import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { mailedText, signUpByMail, subscription } from '../support/newsletter.ts';
import { test } from '../support/own-account.ts';
import { expectAccessible } from '../support/page-checks.ts';

// The preview's frame runs no scripts, those of the accessibility check included.
test.use({ expectedConsole: /the 'allow-scripts' permission is not set/ });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function confirmedReader(page: Page) {
  const links = await signUpByMail();
  await page.goto(links.confirm);
  await press(page, 'Confirmer mon inscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/est confirmée/);
  return links.email;
}

test('a letter is written, tried, sent, read by its reader, who leaves by its link', async ({
  page,
  account,
}) => {
  test.slow();
  const email = await confirmedReader(page);
  const subject = `Quatre maisons ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/lettres/new', 'Nouvelle lettre');
  await field(page, 'Objet').fill(subject);
  await page.getByRole('textbox', { name: 'Ouverture' }).fill('Un matin de brume.');
  await press(page, 'Ajouter un bloc');
  await field(page, 'Hôtel, article ou destination').fill('Kyoto');
  await page.keyboard.press('Enter');
  await field(page, 'Vos mots').fill('On y dort les volets ouverts.');
  await press(page, 'Relire la lettre');
  const checks = page.getByRole('list', { name: 'À vérifier' });
  await expect(checks).toContainText('aperçu');
  const mail = page.frameLocator('iframe[title=Lettre]');
  await expect(mail.getByText('On y dort les volets ouverts.')).toBeVisible();
  await expect(mail.getByRole('img').first()).toHaveJSProperty('complete', true);
  await expectAccessible(page);

  await press(page, 'M’envoyer un essai');
  await expect(page.getByText('Essai envoyé')).toBeVisible();
  const sentTo = (to: string) =>
    mailedText((text, mail) => mail.to[0]?.address === to && text.includes('Un matin de brume.'));
  await expect.poll(() => sentTo(account.email)).toContain(subject);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enregistré à')).toBeVisible();
  await press(page, /^(Relire la lettre|Actualiser l’aperçu)$/);
  await press(page, /^Envoyer à /);
  const question = page.getByRole('dialog', { name: new RegExp(`^Envoyer .*${subject}`) });
  await question.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText(/^Envoyée à \d+ sur /)).toBeVisible({ timeout: 60_000 });

  const text = await sentTo(email);
  const link = (path: string) => new RegExp(`${path}[^\\s)>]*`).exec(text)?.[0] ?? '';
  await page.goto(link('/lettre/'));
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.goto(link('/newsletter/desinscription'));
  await press(page, 'Me désinscrire');
  await expect(page.getByRole('heading', { name: 'Votre désinscription est faite' })).toBeVisible();
  expect((await subscription(email))?.active).toBe(false);
  const letters = database().collection(COLLECTIONS.letters).where('subject', '==', subject);
  for (const { ref } of (await letters.get()).docs) await database().recursiveDelete(ref);
});
