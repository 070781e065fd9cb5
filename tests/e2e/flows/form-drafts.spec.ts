import type { Page } from '@playwright/test';
import { answerCallable } from '../support/callables.ts';
import { holdRequests } from '../support/hydration.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { formReady, loadForm, pageForm, toasts } from '../support/site-forms.ts';
import { expect, open, test, waitUntilHydrated } from '../support/test.ts';

const name = (page: Page) => pageForm(page).getByRole('textbox', { name: 'Prénom', exact: true });
const message = (page: Page) =>
  pageForm(page).getByRole('textbox', { name: /^(?:Votre m|M)essage$/ });

test('text typed into a form before any script has loaded survives a reload, neither lost nor duplicated', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/vacances-sur-mesure', { waitUntil: 'domcontentloaded' });
  await name(page).pressSequentially('Camille');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await message(page).pressSequentially('Deux semaines');
  release();
  await waitUntilHydrated(page);
  await formReady(pageForm(page));
  await expect(name(page)).toHaveValue('Camille');
  await expect(message(page)).toHaveValue('Deux semaines');

  await message(page).press('End');
  await message(page).pressSequentially(' au soleil');
  await expect(message(page)).toHaveValue('Deux semaines au soleil');
  await page.reload();
  await waitUntilHydrated(page);
  await loadForm(pageForm(page));
  await expect(name(page)).toHaveValue('Camille');
  await expect(message(page)).toHaveValue('Deux semaines au soleil');
});

test('text typed and submitted while the form’s code loads stays in the form and is validated', async ({
  page,
}) => {
  const payloads = await answerCallable(page, 'sendContactEmail', ['success']);
  const release = await holdRequests(page, '**/assets/contact-form*.js');
  await open(page, '/contact');
  await name(page).pressSequentially('Camille');
  await pageForm(page).getByRole('button', { name: 'Envoyer' }).click();
  release();

  await test.step('a form submitted before its code has loaded is validated once the code has loaded', async () => {
    await expect(
      toasts(page).getByText('Veuillez corriger les erreurs dans le formulaire'),
    ).toBeVisible();
    await expect(name(page)).toHaveValue('Camille');
    await expect(pageForm(page).getByText('Le nom est requis')).toBeVisible();
    await expectAccessible(page);
    expect(payloads).toEqual([]);
  });

  await test.step('text typed into a form survives a visit to another page', async () => {
    await name(page).fill('Dominique');
    await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
    await expect(page).toHaveURL(/\/destinations$/);
    await page.goBack();
    await expect(name(page)).toHaveValue('Dominique');
    await expectAccessible(page, 'main');
  });
});
