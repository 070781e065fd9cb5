import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** A form of the page, which is not yet alive. */
export const pageForm = (page: Page) => page.getByRole('main').locator('form');

/** The messages that pass over the page. */
export const toasts = (page: Page) => page.locator('.toast-layer');

/** Reaches for a form, as its code comes only then, and waits until it answers. */
export async function reach(form: Locator): Promise<void> {
  await form.getByLabel(/^Prénom/).focus();
  await answers(form);
}

/** Waits until a form's own code has taken over: then it keeps its draft itself. */
export async function answers(form: Locator): Promise<void> {
  await expect(form).not.toHaveAttribute('data-draft');
}

/** Opens the page of a form and brings the form to life. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const form = pageForm(page);
  await reach(form);
  return form;
}

/** The message beside a field is the one that is read with it. */
export async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** An address that no other test, nor another run, has used. */
export const newAddress = (name: string) => `${name}.${crypto.randomUUID()}@example.fr`;

/** A request that may be sent as it is. */
export const REQUEST = {
  Prénom: 'Camille',
  Nom: 'Delattre',
  Téléphone: '06 12 34 56 78',
  'Nombre de personnes': '2',
  'Votre message': 'Deux semaines, calmes & au bord de l’eau ?\n100 % train.',
};

/** A field of the holiday form, by its label, which may carry the mark of being required. */
export const line = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label}(?: \\*)?$`));

/** The choice of how to be reached. */
export const methods = (form: Locator) => form.getByRole('group', { name: /recontacté/ });

/** Chooses how to be reached; the choices' inputs lie unseen in their labels. */
export async function choose(form: Locator, method: string): Promise<void> {
  await methods(form).getByText(method, { exact: true }).click();
}

/** Fills a whole request that asks for a call. */
export async function fillRequest(form: Locator): Promise<void> {
  await choose(form, 'Appel');
  for (const [label, text] of Object.entries(REQUEST)) await line(form, label).fill(text);
  await line(form, 'Type de vacances').selectOption({ label: 'Voyage romantique' });
}

export const submitRequest = (form: Locator) =>
  form.getByRole('button', { name: 'Envoyer ma demande' });
