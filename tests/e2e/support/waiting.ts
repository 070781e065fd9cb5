import type { Page } from '@playwright/test';
import { line, loadForm, pageForm, toasts } from './site-forms.ts';
import { expect } from './test.ts';

// The function, and the page that tells whether the site answers.
const DEAD = /\/sendContactEmail$|\/app\.html$/;

/** A network that leads nowhere, but for the files of the site: nothing has to be in a cache. */
export const cutNetwork = (page: Page) => page.route(DEAD, (route) => route.abort());

/** The network is back, and the page is told so. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute(DEAD);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Fills in the contact form and sends it; without a network it is kept. */
export async function sendMessage(page: Page, email: string, message: string): Promise<void> {
  const form = pageForm(page);
  await loadForm(form);
  const texts = { Prénom: 'Camille', Nom: 'Delattre', 'Adresse e-mail': email, Message: message };
  for (const [label, text] of Object.entries(texts)) await line(form, label).fill(text);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(toasts(page).getByText('Votre message est gardé sur cet appareil')).toBeVisible();
}

/** The mark in the header. */
export const waitingMark = (page: Page) =>
  page.getByRole('link', { name: /^\d+ demandes? en attente$/ });

/** Opens the page of waiting requests, without loading a document. */
export async function openWaiting(page: Page): Promise<void> {
  await waitingMark(page).click();
  await expect(page.getByRole('heading', { name: 'Demandes en attente' })).toBeFocused();
}
