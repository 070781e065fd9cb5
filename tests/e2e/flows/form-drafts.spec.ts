import type { Page } from '@playwright/test';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { answerCallable } from '../support/callables.ts';
import { holdRequests } from '../support/hydration.ts';
import { formReady, loadForm, pageForm, toasts } from '../support/site-forms.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const FORMS = ['/contact', '/vacances-sur-mesure'];

const name = (page: Page) => pageForm(page).getByRole('textbox', { name: 'Prénom', exact: true });
const message = (page: Page) =>
  pageForm(page).getByRole('textbox', { name: /^(?:Votre m|M)essage$/ });

for (const path of FORMS) {
  test(`what was typed into ${path} before any code was loaded survives a reload, neither lost nor doubled`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await name(page).pressSequentially('Camille');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await message(page).pressSequentially('Deux semaines');
    release();
    await hydrated(page);
    await formReady(pageForm(page));
    await expect(name(page)).toHaveValue('Camille');
    await expect(message(page)).toHaveValue('Deux semaines');

    await message(page).press('End');
    await message(page).pressSequentially(' au soleil');
    await expect(message(page)).toHaveValue('Deux semaines au soleil');
    await page.reload();
    await hydrated(page);
    await loadForm(pageForm(page));
    await expect(name(page)).toHaveValue('Camille');
    await expect(message(page)).toHaveValue('Deux semaines au soleil');
  });
}

test('what was typed and sent while the form’s code was loading is kept by the form', async ({
  page,
}) => {
  const payloads = await answerCallable(page, 'sendContactEmail', ['success']);
  const release = await holdRequests(page, '**/assets/contact-form*.js');
  await open(page, '/contact');
  await name(page).pressSequentially('Camille');
  await pageForm(page).getByRole('button', { name: 'Envoyer' }).click();
  release();

  await test.step('it is validated afterwards', async () => {
    await expect(
      toasts(page).getByText('Veuillez corriger les erreurs dans le formulaire'),
    ).toBeVisible();
    await expect(name(page)).toHaveValue('Camille');
    await expect(pageForm(page).getByText('Le nom est requis')).toBeVisible();
    expect(payloads).toEqual([]);
  });

  await test.step('it is there after a reload', async () => {
    // Only the form has it now.
    await page.evaluate((draft) => sessionStorage.removeItem(draft), CONTACT_DRAFT_KEY);
    await message(page).fill('Bonjour');
    await page.reload();
    await hydrated(page);
    await loadForm(pageForm(page));
    await expect(name(page)).toHaveValue('Camille');
    await expect(message(page)).toHaveValue('Bonjour');
  });

  await test.step('it is there after a visit to another page', async () => {
    await name(page).fill('Dominique');
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page).toHaveURL(/\/destinations$/);
    await page.goBack();
    await expect(name(page)).toHaveValue('Dominique');
  });
});
