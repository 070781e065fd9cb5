import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { whenHydrated } from '../../e2e/support/hydration.ts';
import {
  fillIn,
  fillRequest,
  formField,
  openForm,
  pageForm,
  submitRequest,
} from '../../e2e/support/site-forms.ts';
import { expect, open } from '../../e2e/support/test.ts';

/** A form of the site, and what to expect of it with and without a fault. */
export type SiteForm = {
  name: string;
  /** Opens the form and fills it in with a unique text. */
  fill(page: Page, own: string): Promise<void>;
  submit(page: Page): Promise<void>;
  /** Expects the form to keep its text. */
  expectKept(page: Page, own: string): Promise<void>;
  sent: string;
  failed: string;
  /** Where the form is stored; `mails` counts the mails sent for it. */
  collection: string;
  mails: number;
};

const contact: SiteForm = {
  name: 'a contact message',
  async fill(page, own) {
    const texts = { Prénom: 'Camille', Nom: 'Delattre', Message: 'Une question.' };
    await fillIn(await openForm(page, '/contact'), { ...texts, 'Adresse e-mail': own });
  },
  submit: (page) => pageForm(page).getByRole('button', { name: 'Envoyer' }).click(),
  async expectKept(page, own) {
    await expect(formField(pageForm(page), 'Adresse e-mail')).toHaveValue(own);
    await expect(formField(pageForm(page), 'Message')).toHaveValue('Une question.');
  },
  sent: 'Message envoyé !',
  failed: "Erreur lors de l'envoi",
  collection: COLLECTIONS.contactRequests,
  mails: 2,
};

const holiday: SiteForm = {
  name: 'a holiday request',
  async fill(page, own) {
    const form = await openForm(page, '/vacances-sur-mesure');
    await fillRequest(form);
    await fillIn(form, { 'Destination souhaitée': own });
  },
  submit: (page) => submitRequest(pageForm(page)).click(),
  expectKept: (page, own) =>
    expect(formField(pageForm(page), 'Destination souhaitée')).toHaveValue(own),
  sent: 'Demande envoyée !',
  failed: "Erreur lors de l'envoi de la demande",
  collection: COLLECTIONS.contactRequests,
  mails: 1,
};

const footer = (page: Page) => page.getByRole('contentinfo').locator('form');
const address = (page: Page) => footer(page).getByLabel('Votre adresse e-mail');

const newsletter: SiteForm = {
  name: 'a newsletter sign-up',
  async fill(page, own) {
    await open(page, '/about');
    await (await whenHydrated(address(page))).fill(own);
  },
  submit: (page) => footer(page).getByRole('button', { name: "S'inscrire" }).click(),
  expectKept: (page, own) => expect(address(page)).toHaveValue(own),
  sent: 'Merci pour votre inscription!',
  failed: "Une erreur est survenue lors de l'inscription",
  collection: COLLECTIONS.newsletterSubscriptions,
  mails: 1,
};

export const FORMS = [contact, holiday, newsletter] as const;
