import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inPage, open, startBrowser } from './support/browser.ts';
import { button, field, find, focused, press, text, type } from './support/find.ts';

startBrowser();

const newEmail = () => `${randomUUID()}@example.fr`;

test('the contact form shows an error for each empty field, and is sent once filled in', async () => {
  await open('/contact');
  // The form's code is loaded when it is used.
  await (await find(field('Prénom'))).click();
  await press(button('Envoyer'));
  for (const error of ['Le prénom', 'Le nom', "L'email", 'Le message']) {
    await find(text(`${error} est requis`));
  }
  await expect.poll(focused).toMatch(/^Prénom/);
  await type('Camille', field('Prénom'));
  await type('Delattre', field('Nom'));
  await type(newEmail(), field('Adresse e-mail'));
  await type('Une question & deux « lignes ».', field('Message'));
  await press(button('Envoyer'));
  await find(text('Message envoyé !'));
});

test('the newsletter dialog takes the focus, thanks for a sign-up, closes, and returns the focus', async () => {
  await open('/about');
  await press(button('Newsletter'));
  await find(field('Adresse e-mail'));
  await expect.poll(focused).toMatch(/^Adresse e-mail/);
  await type(newEmail());
  await press(button("S'inscrire"));
  await find(text('Merci pour votre inscription!'));
  await expect.poll(() => inPage('return document.querySelector("dialog[open]")')).toBeNull();
  await expect.poll(focused).toBe('Newsletter');
});
