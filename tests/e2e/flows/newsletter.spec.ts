import type { Page } from '@playwright/test';
import { NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { holdRequests, whenHydrated } from '../support/hydration.ts';
import { expectSignUpStored, newsletterButton, newsletterDialog } from '../support/newsletter.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { newEmail, toasts } from '../support/site-forms.ts';
import { expect, open, test } from '../support/test.ts';

const CALL = '**/subscribeNewsletter';

const field = (page: Page) => newsletterDialog(page).getByLabel('Adresse e-mail');
const submit = (page: Page) => newsletterDialog(page).getByRole('button', { name: "S'inscrire" });
const footer = (page: Page) => page.getByRole('contentinfo').locator('form');
const footerField = (page: Page) => footer(page).getByLabel('Votre adresse e-mail');

async function expectThanks(page: Page): Promise<void> {
  await expect(toasts(page).getByText('Merci pour votre inscription!')).toBeVisible();
  await expect(
    toasts(page).getByText('Vous recevrez bientôt nos offres exclusives par email.'),
  ).toBeVisible();
  await expect(
    toasts(page).getByText('suivez son lien pour confirmer votre inscription.'),
  ).toBeVisible();
}

const wasClosed = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY);

const scrollTo = (page: Page, share: number) =>
  page.evaluate((ratio) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * ratio, behavior: 'instant' });
  }, share);

test('the newsletter dialog and the newsletter form in the footer each sign up a visitor', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the newsletter dialog, opened from the site’s header, shows « Inscription... » while sending, stores the sign-up and its source, and closes', async () => {
    const email = newEmail('lettre');
    const release = await holdRequests(page, CALL);
    await newsletterButton(page).click();
    await expect(newsletterDialog(page).getByText(/désinscrire à tout moment/)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    await field(page).fill(email);
    await submit(page).click();
    await expect(
      newsletterDialog(page).getByRole('button', { name: 'Inscription...' }),
    ).toBeVisible();
    release();

    await expectThanks(page);
    await expect(newsletterDialog(page)).toBeHidden();
    await expectAccessible(page, '.toast');
    await expectSignUpStored(email, 'header');
    await newsletterButton(page).click();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await toasts(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(toasts(page).getByText('Merci pour votre inscription!')).toBeHidden();
  });

  await test.step('the newsletter form in the footer is disabled while sending, stores the sign-up and its source, and is then empty', async () => {
    const email = newEmail('pied');
    const release = await holdRequests(page, CALL);
    await whenHydrated(footerField(page));
    await expect(footer(page)).toContainText(
      'En vous inscrivant, vous acceptez de recevoir nos newsletters et nos offres commerciales. Vous pouvez vous désinscrire à tout moment.',
    );
    await expect(footerField(page)).toHaveAttribute('required');
    await footerField(page).fill(email);
    await footer(page).getByRole('button', { name: "S'inscrire" }).click();
    await expect(footer(page).getByRole('button', { name: 'Inscription...' })).toBeDisabled();
    release();
    await expectThanks(page);
    await expect(footerField(page)).toHaveValue('');
    await expect(footer(page).getByRole('button', { name: "S'inscrire" })).toBeEnabled();
    await expectSignUpStored(email, 'footer');
  });
});

test('the newsletter popup opens once per session, when 80 % of a page is scrolled, however long the page is', async ({
  page,
}) => {
  await open(page, '/');
  // On a page this long, 80 % is far above the testimonials, where the last parts are hydrated.
  await page.locator('#journal').evaluate(({ style }) => {
    style.paddingBottom = '30000px';
  });
  await scrollTo(page, 0.6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await scrollTo(page, 0.82);
  await expect(newsletterDialog(page)).toBeVisible();
  expect(await wasClosed(page)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(newsletterDialog(page)).toBeHidden();
  expect(await wasClosed(page)).not.toBeNull();

  await page.reload();
  // The carousel is hydrated after the popup.
  await whenHydrated(page.getByRole('button', { name: 'Témoignage suivant' }));
  await scrollTo(page, 1);
  await whenHydrated(footerField(page));
  await expect(newsletterDialog(page)).toBeHidden();
});
