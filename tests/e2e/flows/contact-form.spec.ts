import type { Locator } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { answerCallable } from '../support/callables.ts';
import { database } from '../support/firestore.ts';
import { holdRequests } from '../support/hydration.ts';
import {
  expectError,
  fillIn,
  line,
  loadForm,
  newEmail,
  openForm,
  toasts,
} from '../support/site-forms.ts';
import { expect, hydrated, test } from '../support/test.ts';

const MESSAGE = {
  Prénom: 'Camille',
  Nom: 'Delattre',
  'Adresse e-mail': 'camille@example.fr',
  Message: 'Bonjour,\nune question & deux « lignes ».',
};

async function expectTexts(form: Locator, message: Partial<typeof MESSAGE>): Promise<void> {
  for (const label of ['Prénom', 'Nom', 'Adresse e-mail', 'Message'] as const) {
    await expect(line(form, label)).toHaveValue(message[label] ?? '');
  }
}

const submit = (form: Locator) => form.getByRole('button', { name: 'Envoyer' });

async function storedFrom(email: string) {
  const { docs } = await database()
    .collection(COLLECTIONS.contactRequests)
    .where('email', '==', email)
    .get();
  return docs.map((request) => request.data());
}

test.describe('contact form', () => {
  test('shows errors beside each field, and clears the error of an edited field', async ({
    page,
  }) => {
    const form = await openForm(page, '/contact');
    await submit(form).click();
    await expect(
      toasts(page).getByText('Veuillez corriger les erreurs dans le formulaire'),
    ).toBeVisible();
    await expectError(line(form, 'Prénom'), 'Le prénom est requis');
    await expectError(line(form, 'Nom'), 'Le nom est requis');
    await expectError(line(form, 'Adresse e-mail'), "L'email est requis");
    await expectError(line(form, 'Message'), 'Le message est requis');
    await expect(line(form, 'Prénom')).toBeFocused();

    await line(form, 'Prénom').fill('C');
    await expect(line(form, 'Prénom')).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText('Le prénom est requis')).toHaveCount(0);
    await expect(form.getByText('Le nom est requis')).toBeVisible();

    await fillIn(form, { ...MESSAGE, 'Adresse e-mail': 'camille@example' });
    await submit(form).click();
    await expectError(line(form, 'Adresse e-mail'), 'Adresse email invalide');
    await expect(line(form, 'Adresse e-mail')).toBeFocused();
  });
});

test.describe('sending a message', () => {
  test('says « Envoi en cours... », is stored once by a double click, and empties the form', async ({
    page,
  }) => {
    const email = newEmail('contact');
    const form = await openForm(page, '/contact');
    const release = await holdRequests(page, '**/sendContactEmail');
    await fillIn(form, { ...MESSAGE, 'Adresse e-mail': email });
    await submit(form).dblclick();
    const sending = form.getByRole('button', { name: 'Envoi en cours...' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await sending.click({ force: true });
    release();

    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    await expect(
      toasts(page).getByText('Nous vous répondrons dans les plus brefs délais.'),
    ).toBeVisible();
    await expectTexts(form, {});
    await expect(submit(form)).toBeVisible();
    const stored = await storedFrom(email);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      form_type: 'contact',
      first_name: 'Camille',
      last_name: 'Delattre',
      email,
      fields: { message: MESSAGE.Message },
    });
    // The draft is gone.
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), CONTACT_DRAFT_KEY))
      .toBeNull();
  });

  test('a failure keeps what was typed, even after a reload; a retry is the same request', async ({
    page,
  }) => {
    const payloads = await answerCallable(page, 'sendContactEmail', [
      'broken',
      'refused',
      'broken',
      'success',
    ]);
    const form = await openForm(page, '/contact');
    await fillIn(form, MESSAGE);
    await submit(form).click();
    const failures = toasts(page).getByText("Erreur lors de l'envoi", { exact: true });
    await expect(failures).toHaveCount(1);
    await expect(toasts(page).getByText("Erreur inconnue lors de l'envoi")).toBeVisible();
    await expectTexts(form, MESSAGE);

    await submit(form).click();
    await expect(toasts(page).getByText('Le service est fermé pour travaux.')).toBeVisible();
    await expectTexts(form, MESSAGE);
    expect(payloads).toHaveLength(2);
    expect(payloads[1]).toEqual(payloads[0]);

    await page.reload();
    await hydrated(page);
    await loadForm(form);
    await expectTexts(form, MESSAGE);
    await submit(form).click();
    await expect(failures).toHaveCount(1);
    await submit(form).click();
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    await expectTexts(form, {});
    // Despite the reload it is the same request.
    for (const payload of payloads) expect(payload).toEqual(payloads[0]);
    expect(payloads).toHaveLength(4);
  });
});
