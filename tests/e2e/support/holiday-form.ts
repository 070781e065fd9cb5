import type { Locator } from '@playwright/test';

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
