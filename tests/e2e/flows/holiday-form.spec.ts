import type { Page } from '@playwright/test';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { answerCallable } from '../support/callables.ts';
import { expectAccessible } from '../support/page-checks.ts';
import {
  contactMethodGroup,
  expectError,
  fillRequest,
  formField,
  HOLIDAY_REQUEST_ENTRIES,
  openForm,
  submitRequest,
  toasts,
} from '../support/site-forms.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/vacances-sur-mesure';
const INVALID = 'Veuillez corriger les erreurs dans le formulaire';

/** Intercepts mailto links. @returns the list to which their URLs are added */
async function mailClient(page: Page): Promise<URL[]> {
  const mails: URL[] = [];
  await page.exposeFunction('mailOpened', (url: string) => void mails.push(new URL(url)));
  await page.addInitScript(`navigation.addEventListener('navigate', (event) => {
    if (!event.destination.url.startsWith('mailto:')) return;
    event.preventDefault();
    window.mailOpened(event.destination.url);
  });`);
  return mails;
}

test('a holiday request is validated before sending', async ({ page }) => {
  const form = await openForm(page, PATH);
  await test.step('each invalid field of the holiday form shows an error, and the first invalid field takes the focus', async () => {
    await submitRequest(form).click();
    await expect(toasts(page).getByText(INVALID)).toBeVisible();
    await expectError(formField(form, 'Prénom'), 'Le prénom est requis');
    await expectError(formField(form, 'Nom'), 'Le nom est requis');
    await expect(contactMethodGroup(form)).toHaveAccessibleDescription(
      'La méthode de contact est requise',
    );
    await expectError(formField(form, 'Type de vacances'), 'Le type de vacances est requis');
    await expectError(formField(form, 'Nombre de personnes'), 'Le nombre de personnes est requis');
    await expect(formField(form, 'Prénom')).toBeFocused();
    await expectAccessible(page, 'form');

    await formField(form, 'Nom').fill('D');
    await expect(formField(form, 'Nom')).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText('Le nom est requis')).toHaveCount(0);
    await expect(form.getByText('Le prénom est requis')).toBeVisible();
    await formField(form, 'Prénom').fill('C');
    await submitRequest(form).click();
    await expect(formField(form, 'E-mail')).toBeFocused();
  });

  await test.step('the calendar of the holiday form works with the keyboard, offers no day before today, and returns the focus', async () => {
    const button = form.getByRole('button', { name: 'Calendrier\u00a0: Date de départ' });
    const calendar = page.getByRole('dialog', { name: 'Date de départ' });
    const focused = calendar.locator('button:focus');
    await button.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Aujourd’hui/);
    await expect(calendar.getByRole('button', { name: 'Aller au mois précédent' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAccessibleName(/^Aujourd’hui/);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await formField(form, 'Date de départ').fill('28/2/2099');
    await button.press('Enter');
    await expect(focused).toHaveAccessibleName('samedi 28 février 2099, sélectionné');
    await expectAccessible(page, 'dialog[open]');
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(button).toBeFocused();
    await expect(formField(form, 'Date de départ')).toHaveValue('07/03/2099');
  });
});

test('a holiday request that cannot be sent opens the mail client and stays in the form; a retry sends the same payload', async ({
  page,
}) => {
  const mails = await mailClient(page);
  const form = await openForm(page, PATH);
  const payloads = await answerCallable(page, 'sendContactEmail', ['broken', 'success']);
  await fillRequest(form);
  await submitRequest(form).click();
  await expect(toasts(page).getByText("Erreur lors de l'envoi de la demande")).toBeVisible();
  await expect(toasts(page).getByText('Ouverture de votre client email')).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.pathname).toBe(CONTACT_EMAIL);
  expect(mails[0]?.searchParams.get('body')).toContain(
    'Deux semaines, calmes & au bord de l’eau ?\r\n100 % train.',
  );

  for (const [label, text] of Object.entries(HOLIDAY_REQUEST_ENTRIES)) {
    await expect(formField(form, label)).toHaveValue(text);
  }
  await submitRequest(form).click();
  await expect(toasts(page).getByText('Demande envoyée !')).toBeVisible();
  expect(payloads).toHaveLength(2);
  expect(payloads[1]).toEqual(payloads[0]);
  await expect(formField(form, 'Prénom')).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
});
