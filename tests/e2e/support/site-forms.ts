import type { Locator, Page } from '@playwright/test';
import { whenHydrated } from './hydration.ts';
import { expect, open } from './test.ts';

/** Finds the form of the page, which may not be hydrated yet. */
export const pageForm = (page: Page) => page.getByRole('main').locator('form');

export const toasts = (page: Page) => page.locator('.toast');

/** Focuses a form, which loads its code, and waits until the form is ready. */
export async function loadForm(form: Locator): Promise<void> {
  await form.getByLabel(/^Prénom/).focus();
  await formReady(form);
}

/** Waits until a form's own code has loaded and saves the draft. */
export const formReady = (form: Locator): Promise<Locator> => whenHydrated(form);

/** Opens the page of a form and loads the form's code. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const form = pageForm(page);
  await loadForm(form);
  return form;
}

/** Checks that a field is invalid, with a message as its description. */
export async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** Returns an email address that no other test or run has used. */
export const newEmail = (name: string) => `${name}.${crypto.randomUUID()}@example.fr`;

/** A valid holiday request. */
export const HOLIDAY_REQUEST_ENTRIES = {
  Prénom: 'Camille',
  Nom: 'Delattre',
  Téléphone: '06 12 34 56 78',
  'Nombre de personnes': '2',
  'Votre message': 'Deux semaines, calmes & au bord de l’eau ?\n100 % train.',
};

/** Finds a field of a form by its label, required or not. */
export const formField = (form: Locator, label: string) =>
  // Not the calendar of a date, a dialog of the same name.
  form.locator('input, textarea, select').and(form.getByLabel(new RegExp(`^${label}(?: \\*)?$`)));

/** Types into fields by their labels. */
export async function fillIn(form: Locator, texts: Partial<Record<string, string>>): Promise<void> {
  for (const [label, text = ''] of Object.entries(texts)) await formField(form, label).fill(text);
}

export const contactMethodGroup = (form: Locator) =>
  form.getByRole('group', { name: /vous répondions/ });

/** Fills in a whole holiday request, with the phone as contact method. */
export async function fillRequest(form: Locator): Promise<void> {
  // The inputs are visually hidden in their labels.
  await contactMethodGroup(form).getByText('Appel', { exact: true }).click();
  await fillIn(form, HOLIDAY_REQUEST_ENTRIES);
  await formField(form, 'Type de vacances').selectOption({ label: 'Voyage romantique' });
}

export const submitRequest = (form: Locator) =>
  form.getByRole('button', { name: 'Envoyer ma demande' });

// The function, and the page that is requested to see if the site responds.
const DEAD = /\/sendContactEmail$|\/app\.html$/;

/** Makes the site unreachable, except for its files, so that no cache is needed. */
export const cutNetwork = (page: Page) => page.route(DEAD, (route) => route.abort());

/** Restores the network and fires the browser's online event. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute(DEAD);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Fills in and sends the contact form, and expects the message to be kept on the device. */
export async function sendMessage(page: Page, email: string, message: string): Promise<void> {
  const form = pageForm(page);
  await loadForm(form);
  const texts = { Prénom: 'Camille', Nom: 'Delattre', 'Adresse e-mail': email, Message: message };
  for (const [label, text] of Object.entries(texts)) await formField(form, label).fill(text);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(toasts(page).getByText('Votre message est gardé sur cet appareil')).toBeVisible();
}

/** Finds the link in the header that counts the waiting requests. */
export const waitingMark = (page: Page) =>
  page.getByRole('link', { name: /^\d+ demandes? en attente$/ });

/** Opens the page of waiting requests, without loading a document. */
export async function openWaiting(page: Page): Promise<void> {
  await waitingMark(page).click();
  await expect(page.getByRole('heading', { name: 'Demandes en attente' })).toBeFocused();
}
