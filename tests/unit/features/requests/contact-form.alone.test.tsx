// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  CONTACT_REPLY_PROMISE,
  TOO_MANY_REQUESTS_MESSAGE,
} from '#domain/requests/form-messages.ts';
import { FORM_INVALID_MESSAGE } from '#domain/text/form-errors.ts';
import { ContactForm } from '#features/requests/contact-form.later.tsx';
import { toasts } from '../../../support/toasts.ts';
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
const fill = () => {
  for (const [label, value] of Object.entries(MESSAGE)) {
    fireEvent.change(field(label), { target: { value } });
  }
};
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Envoyer' })));

afterEach(async () => {
  sessionStorage.clear();
  await closeForm();
});

test('an empty contact form shows an error beside each required field, and one toast, and focuses the first field', async () => {
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
  fireEvent.change(field('Adresse e-mail *'), { target: { value: 'jeanne' } });
  await press();
  await waitFor(() => expect(errorOf('Adresse e-mail *')).toBe('Adresse email invalide'));
  await waitFor(() => expect(toasts()).toEqual([FORM_INVALID_MESSAGE]));
  expect(payloads).toEqual([]);
});

test.each([
  [FORM_BROKEN, "Erreur inconnue lors de l'envoi"],
  [
    { error: { status: 'RESOURCE_EXHAUSTED', message: TOO_MANY_REQUESTS_MESSAGE } },
    TOO_MANY_REQUESTS_MESSAGE,
  ],
])(
  'when the sending of a contact message fails with %o, the form says why and keeps the message',
  async (answer, reason) => {
    answerForms(() => answer);
    renderInRouter(<ContactForm />);
    fill();
    await press();
    await screen.findAllByText(reason);
    expect(field('Message *').value).toBe(MESSAGE['Message *']);
  },
);

test('a contact message sent again has the same id as the first time, unless the text was changed', async () => {
  const payloads = answerForms(() => FORM_BROKEN);
  renderInRouter(<ContactForm />);
  fill();
  await press();
  await press();
  fireEvent.change(field('Message *'), { target: { value: 'Une autre question.' } });
  await press();
  const [first, second, changed] = payloads.map(({ requestId }) => requestId);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
});

test('once a contact message is sent, even after an invalid attempt, its text is shown in place of the form, until the visitor begins a new message', async () => {
  answerForms();
  renderInRouter(<ContactForm />);
  await press();
  await waitFor(() => expect(toasts()).toEqual([FORM_INVALID_MESSAGE]));
  fill();
  await press();
  const title = await screen.findByRole('heading', { name: 'Message envoyé !' });
  expect(document.activeElement).toBe(title);
  expect(title.nextElementSibling?.textContent).toBe(CONTACT_REPLY_PROMISE);
  expect(screen.getByRole('blockquote').textContent).toBe(
    'Camille\nDelattre\ncamille@example.fr\nBonjour,\nune question.',
  );
  expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  await waitFor(() => expect(toasts().join()).not.toContain(FORM_INVALID_MESSAGE));
  fireEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }));
  expect(document.activeElement).toBe(field('Prénom *'));
  expect(field('Message *').value).toBe('');
});
