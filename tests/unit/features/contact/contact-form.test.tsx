// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sendOrKeep } from '#data/forms/outbox.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { CONTACT_FORM } from '#features/contact/contact-request.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';

// @vitest-environment jsdom

vi.mock('#data/forms/outbox.ts', () => ({ sendOrKeep: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  toastError: vi.fn(),
  toastInfo: vi.fn(),
  toastSuccess: vi.fn(),
}));

const send = vi.mocked(sendOrKeep);

const LABELS = {
  firstName: 'Prénom *',
  lastName: 'Nom *',
  email: 'Adresse e-mail *',
  message: 'Message *',
} as const;
type Field = keyof typeof LABELS;

const MESSAGE = {
  firstName: 'Camille',
  lastName: 'Delattre',
  email: 'camille@example.fr',
  message: 'Bonjour,\nune question.',
};

const field = (name: Field) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(LABELS[name]);
const type = (name: Field, value: string) => fireEvent.change(field(name), { target: { value } });
const button = () => screen.getByRole('button');
const press = () => act(async () => fireEvent.click(button()));

function fill(message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    const text = message[name];
    if (text !== undefined) type(name, text);
  }
}

/** The description of a field, for screen readers. */
const errorOf = (name: Field) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null;

const sentIds = () =>
  send.mock.calls.map(([request]) =>
    'requestId' in request.payload ? request.payload.requestId : '',
  );

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue({ kind: 'success' });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  CONTACT_FORM.draft.clear();
  vi.useRealTimers();
});

describe('contact form', () => {
  it('requires its four fields, with an error beside each', async () => {
    renderInRouter(<ContactForm />);
    await press();
    expect(errorOf('firstName')).toBe('Le prénom est requis');
    expect(errorOf('lastName')).toBe('Le nom est requis');
    expect(errorOf('email')).toBe("L'email est requis");
    expect(errorOf('message')).toBe('Le message est requis');
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Veuillez corriger les erreurs dans le formulaire',
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field', async () => {
    renderInRouter(<ContactForm />);
    fill({ firstName: 'Camille', message: 'Bonjour' });
    await press();
    expect(document.activeElement).toBe(field('lastName'));
  });
});

describe('sending a message', () => {
  it.each([
    [{ kind: 'unavailable', message: null }, "Erreur inconnue lors de l'envoi"],
    [{ kind: 'unavailable', message: 'Trop de demandes' }, 'Trop de demandes'],
    [{ kind: 'invalid', message: 'Adresse email invalide' }, 'Adresse email invalide'],
    [{ kind: 'duplicate' }, "Erreur inconnue lors de l'envoi"],
  ] as const)('%o: the error has its detail, and the form keeps all', async (outcome, detail) => {
    send.mockResolvedValue(outcome);
    renderInRouter(<ContactForm />);
    fill();
    await press();
    expect(toastError).toHaveBeenCalledExactlyOnceWith("Erreur lors de l'envoi", detail);
    expect(field('message').value).toBe(MESSAGE.message);
    expect(toastSuccess).not.toHaveBeenCalled();
  });

  it('a retry is the same request, a changed message a new one', async () => {
    send.mockResolvedValue({ kind: 'unavailable', message: null });
    renderInRouter(<ContactForm />);
    fill();
    await press();
    await press();
    type('message', 'Autre chose');
    await press();
    const ids = sentIds();
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('what was typed', () => {
  it('before hydration is adopted, over an older draft', async () => {
    sessionStorage.setItem(CONTACT_DRAFT_KEY, '{"firstName":"Camille","lastName":"Delattre"}');
    const container = document.createElement('div');
    container.innerHTML = renderToString(inRouter(<ContactForm />));
    document.body.append(container);
    field('firstName').value = 'Anne';
    field('email').value = 'anne@example.fr';
    field('message').value = 'Bonjour';
    await act(async () => void hydrateRoot(container, inRouter(<ContactForm />)));
    expect(field('firstName').value).toBe('Anne');
    expect(field('lastName').value).toBe('Delattre');
    // And saved, as the page may be left before the next key press.
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '')).toEqual({
      firstName: 'Anne',
      lastName: 'Delattre',
      email: 'anne@example.fr',
      message: 'Bonjour',
    });
    await press();
    expect(send.mock.calls[0]?.[0].payload).toMatchObject({
      firstName: 'Anne',
      lastName: 'Delattre',
      email: 'anne@example.fr',
      message: 'Bonjour',
    });
  });
});

test('names its draft for the boot script until its own code saves it', () => {
  expect(renderToString(inRouter(<ContactForm />))).toContain(`data-draft="${CONTACT_DRAFT_KEY}"`);
  renderInRouter(<ContactForm />);
  expect(button().closest('form')?.dataset.draft).toBeUndefined();
});

test('without JavaScript the message opens a mail to the contact address', () => {
  renderInRouter(<ContactForm />);
  const form = button().closest('form');
  expect(form?.getAttribute('action')).toBe('mailto:contact@grand-sejour.test');
  expect(form?.method).toBe('post');
});

test('« mentions légales » does not reload the site', () => {
  renderInRouter(<ContactForm />);
  const link = screen.getByRole('link', { name: 'mentions légales' });
  expect(link.getAttribute('href')).toBe('/legal');
  expect(fireEvent.click(link)).toBe(false);
});
