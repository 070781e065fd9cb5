import type { Page } from '@playwright/test';
import { line, loadForm, pageForm, toasts } from './site-forms.ts';
import { expect } from './test.ts';

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
  for (const [label, text] of Object.entries(texts)) await line(form, label).fill(text);
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
