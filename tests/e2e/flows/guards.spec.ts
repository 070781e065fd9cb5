import type { Locator } from '@playwright/test';
import { TOO_MANY_REQUESTS } from '#domain/requests/form-messages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { guardAsInProduction } from '../support/production-guards.ts';
import { newEmail, openForm, toasts } from '../support/site-forms.ts';
import { expect, test } from '../support/test.ts';

const FAILED = "Erreur lors de l'envoi";
const line = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const submit = (form: Locator) => form.getByRole('button', { name: 'Envoyer' });

async function fill(form: Locator, email: string): Promise<void> {
  await line(form, 'Prénom').fill('Camille');
  await line(form, 'Nom').fill('Delattre');
  await line(form, 'Adresse e-mail').fill(email);
  await line(form, 'Message').fill('Bonjour');
}

async function storedFrom(email: string): Promise<number> {
  const requests = database().collection(COLLECTIONS.contactRequests);
  return (await requests.where('email', '==', email).get()).size;
}

test('the rate limits and anti-bot checks of production accept visitors’ forms and refuse bots’', async ({
  page,
}) => {
  const email = newEmail('guarded');
  const form = await openForm(page, '/contact');
  await fill(form, email);

  await test.step('a visitor who submits too fast is asked to send again, and the form keeps its text', async () => {
    const { turnedAway } = await guardAsInProduction(page, { minFillMs: 600_000 });
    await submit(form).click();
    const told = 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le de nouveau';
    await expect(toasts(page).getByText(told)).toBeVisible();
    await expect(line(form, 'Message')).toHaveValue('Bonjour');
    expect(turnedAway).toEqual([told]);
    expect(await storedFrom(email)).toBe(0);
  });

  await test.step('a caller at the rate limit is refused, and the form keeps its text', async () => {
    const { useUp } = await guardAsInProduction(page, { minFillMs: 0 });
    await useUp();
    await submit(form).click();
    const told = page.locator('.toast-card').filter({ hasText: TOO_MANY_REQUESTS });
    await expect(told.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(told.getByText(TOO_MANY_REQUESTS)).toBeVisible();
    await expect(line(form, 'Message')).toHaveValue('Bonjour');
    expect(await storedFrom(email)).toBe(0);
  });

  await test.step('a visitor who takes long enough to write is let through', async () => {
    const { turnedAway } = await guardAsInProduction(page);
    // An automated browser may be too fast at first, and is asked to send again.
    await expect(async () => {
      if ((await line(form, 'Prénom').inputValue()) !== '') await submit(form).click();
      await expect(toasts(page).getByText('Message envoyé !')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(turnedAway.at(-1)).toBeNull();
    expect(await storedFrom(email)).toBe(1);
  });

  await test.step('a bot’s request is dropped, but answered as if accepted', async () => {
    const sent = page.locator('.toast-card').filter({ hasText: 'Message envoyé !' });
    await sent.getByRole('button', { name: 'Fermer' }).click();
    await expect(sent).toBeHidden();
    const { turnedAway } = await guardAsInProduction(page);
    await page.getByRole('button', { name: 'Écrire un autre message' }).click();
    const robot = newEmail('guarded');
    await fill(form, robot);
    await form.locator('input[name="sujet"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
    await submit(form).click();
    await expect(sent).toBeVisible();
    expect(turnedAway).toEqual(['dropped']);
    expect(await storedFrom(robot)).toBe(0);
  });
});
