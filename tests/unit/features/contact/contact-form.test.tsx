// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { answerForms, closeForm, FORM_BROKEN } from '../answer-forms.ts';
import { renderInRouter } from '../in-router.tsx';

const MESSAGE = {
  'Prénom *': 'Camille',
  'Nom *': 'Delattre',
  'Adresse e-mail *': 'camille@example.fr',
  'Message *': 'Bonjour,\nune question.',
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

afterEach(async () => {
  sessionStorage.clear();
  await closeForm();
});

test('an empty contact form shows an error beside each field and focuses the first', async () => {
  const payloads = answerForms();
  renderInRouter(<ContactForm />);
  await press();
  expect(Object.keys(MESSAGE).map(errorOf)).toEqual([
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Le message est requis',
  ]);
  expect(document.activeElement).toBe(field('Prénom *'));
  expect(payloads).toEqual([]);
});

test.each([
  [FORM_BROKEN, "Erreur inconnue lors de l'envoi"],
  [{ error: { status: 'RESOURCE_EXHAUSTED', message: 'Trop de demandes' } }, 'Trop de demandes'],
])('a contact message refused with %o says why, and stays in the form', async (answer, reason) => {
  answerForms(() => answer);
  renderInRouter(<ContactForm />);
  for (const [label, value] of Object.entries(MESSAGE)) {
    fireEvent.change(field(label), { target: { value } });
  }
  await press();
  await screen.findAllByText(reason);
  expect(field('Message *').value).toBe(MESSAGE['Message *']);
});
