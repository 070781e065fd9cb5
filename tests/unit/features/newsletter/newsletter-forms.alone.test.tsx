// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TOO_MANY_REQUESTS_MESSAGE } from '#domain/requests/form-messages.ts';
import { NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { FooterNewsletterForm } from '#features/newsletter/footer-signup.tsx';
import { NewsletterDialog } from '#features/newsletter/newsletter-dialog.later.tsx';
import { teachDialogs } from '../../../support/dialog-element.ts';
import { answerForms, closeForm, FORM_BROKEN, FORM_SENT } from '../answer-forms.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';

const EMAIL = 'camille@example.fr';
const field = () => screen.getByLabelText<HTMLInputElement>(/adresse e-mail/i);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const close = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })));

async function signUp(email: string) {
  type(email);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: "S'inscrire" })));
}

/** Reloads the page with the footer form; the session storage survives. */
async function reload() {
  dispatchEvent(new Event('pagehide'));
  const draft = { ...sessionStorage };
  await closeForm();
  Object.assign(sessionStorage, draft);
  renderInRouter(<FooterNewsletterForm />);
}

beforeAll(teachDialogs);
afterEach(closeForm);

test('the newsletter form sends the normalised address, the place of the form (footer) and the version of the consent text', async () => {
  const payloads = answerForms();
  renderInRouter(<FooterNewsletterForm />);
  await signUp('Camille@Example.FR ');
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(payloads[0]).toMatchObject({ email: EMAIL, source: 'footer', consentVersion: '2026-11' });
  expect(sessionStorage.getItem(NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY)).not.toBeNull();
});

test.each([
  [
    { error: { status: 'ALREADY_EXISTS', message: '' } },
    'Cette adresse email est déjà inscrite à notre newsletter',
  ],
  [FORM_BROKEN, "Une erreur est survenue lors de l'inscription"],
  [
    { error: { status: 'INVALID_ARGUMENT', message: 'Adresse email invalide' } },
    'Adresse email invalide',
  ],
  [
    { error: { status: 'RESOURCE_EXHAUSTED', message: TOO_MANY_REQUESTS_MESSAGE } },
    TOO_MANY_REQUESTS_MESSAGE,
  ],
])(
  'when a newsletter sign-up fails with %o, the form says why, and the typed address survives a reload',
  async (answer, reason) => {
    answerForms(() => answer);
    renderInRouter(<FooterNewsletterForm />);
    await signUp(EMAIL);
    await screen.findByText(reason);
    await reload();
    expect(field().value).toBe(EMAIL);
  },
);

test('an address typed while another address is being signed up stays in the newsletter form', async () => {
  const answer = Promise.withResolvers<object>();
  answerForms(() => answer.promise);
  renderInRouter(<FooterNewsletterForm />);
  await signUp(EMAIL);
  type('odile@example.fr');
  await act(async () => answer.resolve(FORM_SENT));
  await screen.findByText('Merci pour votre inscription!');
  expect(field().value).toBe('odile@example.fr');
});

test('an address typed before hydration replaces an older draft of the newsletter form', () => {
  sessionStorage.setItem('newsletterDraft', JSON.stringify({ email: EMAIL }));
  const container = document.body.appendChild(document.createElement('div'));
  const page = inRouter(<FooterNewsletterForm />);
  container.innerHTML = renderToString(page);
  const typed = container.querySelector('input');
  if (typed) typed.value = 'autre@example.fr';
  render(page, { container, hydrate: true });
  expect(field().value).toBe('autre@example.fr');
});

test('the newsletter dialog stays open with the address when the sign-up fails', async () => {
  answerForms(() => FORM_BROKEN);
  render(<NewsletterDialog source="header" settings={{}} onClose={vi.fn()} />);
  expect(document.activeElement).toBe(field());
  await signUp(EMAIL);
  await screen.findByText("Une erreur est survenue lors de l'inscription");
  expect(field().value).toBe(EMAIL);
});

test('the newsletter popup does not open while the visitor types in the footer', async () => {
  const { offerNewsletterPopup } = await import('#features/newsletter/newsletter-dialog.later.tsx');
  const footer = document.body.appendChild(document.createElement('footer'));
  render(inRouter(<FooterNewsletterForm />), { container: footer });
  field().focus();
  await act(async () => offerNewsletterPopup({}));
  expect(document.querySelector('dialog')).toBeNull();
  footer.remove();
});

test('the newsletter popup does not open over another dialog, nor again once closed, even where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.resetModules();
  const { openNewsletterDialog, offerNewsletterPopup } = await import(
    '#features/newsletter/newsletter-dialog.later.tsx'
  );
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await act(async () => openNewsletterDialog('header', {}));
  await act(async () => offerNewsletterPopup({}));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await close();
  await act(async () => offerNewsletterPopup({}));
  expect(isOpen()).toBe(true);
  await close();
  await act(async () => offerNewsletterPopup({}));
  expect(isOpen()).toBe(false);
  vi.restoreAllMocks();
});
