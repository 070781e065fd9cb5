import type { Locator, Page } from '@playwright/test';
import { answerCallable } from '../support/callables.ts';
import { newsletterButton, newsletterDialog } from '../support/newsletter.ts';
import {
  expectError,
  formField,
  formReady,
  pageForm,
  submitRequest,
  toasts,
} from '../support/site-forms.ts';
import { expect, open, test } from '../support/test.ts';

const MOST_STOPS = 60;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) break;
  }
  await expect(target).toBeFocused();
}

/** Presses Tab once, expects a field to have the focus, and types a text. */
async function typeNext(page: Page, target: Locator, text: string): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.type(text);
}

test('the newsletter dialog, the contact form and the holiday form are usable by keyboard alone', async ({
  page,
}) => {
  const payloads = await answerCallable(page, 'sendContactEmail', ['success']);
  await open(page, '/contact');
  await test.step('by keyboard, the newsletter dialog opens, keeps the focus inside, closes, and returns the focus', async () => {
    await tabTo(page, newsletterButton(page));
    await page.keyboard.press('Enter');
    const dialog = newsletterDialog(page);
    await expect(dialog.getByLabel('Adresse e-mail')).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last and the first control, the focus is on the browser's own controls.
      await expect(page.locator(':focus').and(page.locator('body *:not(dialog *)'))).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(newsletterButton(page)).toBeFocused();
  });

  await test.step('a contact message is written and sent with the keyboard alone', async () => {
    const form = pageForm(page);
    await tabTo(page, formField(form, 'Prénom'));
    await page.keyboard.type('Camille');
    await formReady(form);
    await typeNext(page, formField(form, 'Nom'), 'Delattre');
    await typeNext(page, formField(form, 'Adresse e-mail'), 'camille@example.fr');
    await typeNext(page, formField(form, 'Message'), 'Bonjour');
    // The honeypot field exists, but is no tab stop.
    await expect(form.locator('input[name="sujet"]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Envoyer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    expect(payloads).toMatchObject([
      { firstName: 'Camille', lastName: 'Delattre', message: 'Bonjour' },
    ]);
  });

  await test.step('a holiday request is sent with the keyboard alone; when an invalid field prevents sending, the field takes the focus', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Vacances Sur-Mesure' })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const form = pageForm(page);
    await tabTo(page, formField(form, 'Prénom'));
    await page.keyboard.type('Camille');
    await formReady(form);
    await typeNext(page, formField(form, 'Nom'), 'Delattre');
    await page.keyboard.press('Tab');
    await expect(formField(form, 'E-mail')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(formField(form, 'Appel')).toBeChecked();
    await typeNext(page, formField(form, 'Téléphone'), '06 12 34 56 78');
    await page.keyboard.press('Tab');
    await expect(formField(form, 'Type de vacances')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(formField(form, 'Type de vacances')).toHaveValue('sejour-plage');
    await tabTo(page, submitRequest(form));
    await page.keyboard.press('Enter');

    const travellers = formField(form, 'Nombre de personnes');
    await expect(travellers).toBeFocused();
    await expectError(travellers, 'Le nombre de personnes est requis');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Demande envoyée !')).toBeVisible();
    expect(payloads.slice(1)).toMatchObject([
      { methodeContact: 'appel', typeVacances: 'sejour-plage', nombrePersonnes: '2' },
    ]);
  });
});
