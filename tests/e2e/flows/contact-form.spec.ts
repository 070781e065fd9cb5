import type { Locator } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { CONTACT_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { database } from '../support/firestore.ts';
import { holdRequests } from '../support/hydration.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { fillIn, formField, newEmail, openForm, toasts } from '../support/site-forms.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = {
  Prénom: 'Camille',
  Nom: 'Delattre',
  'Adresse e-mail': 'camille@example.fr',
  Message: 'Bonjour,\nune question & deux « lignes ».',
};

async function expectTexts(form: Locator, message: Partial<typeof MESSAGE>): Promise<void> {
  for (const label of ['Prénom', 'Nom', 'Adresse e-mail', 'Message'] as const) {
    await expect(formField(form, label)).toHaveValue(message[label] ?? '');
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

test.describe('sending a contact message', () => {
  test('the contact form shows « Envoi en cours... » while sending, stores one message despite a double click, and is then empty', async ({
    page,
  }) => {
    const email = newEmail('contact');
    const form = await openForm(page, '/contact');
    const release = await holdRequests(page, '**/sendContactEmail');
    await fillIn(form, { ...MESSAGE, 'Adresse e-mail': email });
    await submit(form).dblclick();
    const sending = form.getByRole('button', { name: 'Envoi en cours...' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    // The pointer is over the button, whose label must stay legible.
    await expect(sending).toHaveCSS('background-color', 'rgb(236, 227, 207)');
    await sending.click({ force: true });
    release();

    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    await expect(
      toasts(page).getByText('Nous vous répondrons dans les plus brefs délais.'),
    ).toBeVisible();
    await expectTexts(form, {});
    await expectAccessible(page);
    await expect(submit(form)).toBeHidden();
    const stored = await storedFrom(email);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      form_type: 'contact',
      first_name: 'Camille',
      last_name: 'Delattre',
      email,
      fields: { message: MESSAGE.Message },
    });
    await expect
      .poll(() =>
        page.evaluate((key) => sessionStorage.getItem(key), CONTACT_DRAFT_SESSION_STORAGE_KEY),
      )
      .toBeNull();
  });
});
