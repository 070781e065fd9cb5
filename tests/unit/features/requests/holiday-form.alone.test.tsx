// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { attachedHotelsJson } from '#domain/requests/attached-hotels.ts';
import { TOO_MANY_REQUESTS_MESSAGE } from '#domain/requests/form-messages.ts';
import type { HolidayValues } from '#domain/requests/holiday-fields.ts';
import { HOLIDAY_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { parsePhone } from '#domain/text/phone.ts';
import { HolidayForm } from '#features/requests/holiday-form.later.tsx';
import { HOLIDAY_FORM } from '#features/requests/holiday-request.ts';
import { teachDialogs } from '../../../support/dialog-element.ts';
import { HOLIDAY_REQUEST } from '../../../support/holiday-values.ts';
import { answerForms, closeForm, FORM_SENT } from '../answer-forms.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';

const controls = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];

function field(name: keyof HolidayValues): HTMLInputElement {
  const [control] = controls(name);
  if (!control) throw new Error(`The form has no field ${name}.`);
  return control;
}

/** Fills in the non-empty values in form order, because a contact method adds its field. */
function fill(values: Partial<HolidayValues> = HOLIDAY_REQUEST): void {
  for (const [name, value] of Object.entries(values).filter(([, text]) => text !== '')) {
    const radio = controls(name).find(({ type, value: one }) => type === 'radio' && one === value);
    if (radio) fireEvent.click(radio);
    else for (const control of controls(name)) fireEvent.change(control, { target: { value } });
  }
}

const submit = () => screen.getByRole('button', { name: /^(?:Envoyer ma demande|Envoi en cours)/ });
const press = () => act(async () => void fireEvent.click(submit()));
const errorOf = (name: keyof HolidayValues) =>
  document.getElementById(
    /\S+-error/.exec(field(name).getAttribute('aria-describedby') ?? '')?.[0] ?? '',
  )?.textContent ?? null;

afterEach(async () => {
  HOLIDAY_FORM.draft.clear();
  onlineManager.setOnline(true);
  await closeForm();
});

test('a half-typed date in a holiday request is reported as invalid, not ignored', async () => {
  renderInRouter(<HolidayForm />);
  fill({ ...HOLIDAY_REQUEST, dateRetour: '12/' });
  await press();
  expect(errorOf('dateRetour')).toBe('Date de retour invalide');
});

test('dates of a holiday request are typed, or chosen in a calendar, and sent as ISO days', async () => {
  teachDialogs();
  const payloads = answerForms();
  renderInRouter(<HolidayForm />);
  const open = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Calendrier\u00a0: ${name}` }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const empty = await open('Date de retour');
  fireEvent.click(empty.getByRole('button', { name: 'Fermer' }));
  const dates = () => [field('dateDepart').value, field('dateRetour').value];
  fill({ ...HOLIDAY_REQUEST, dateDepart: '10/6/2099', dateRetour: '2099-06-12' });
  for (const name of ['dateDepart', 'dateRetour'] as const) fireEvent.blur(field(name));
  expect(dates()).toEqual(['10/06/2099', '12/06/2099']);

  const end = await open('Date de retour');
  expect(document.querySelector('th')?.textContent).toBe('lu');
  expect(end.getByLabelText('mardi 9 juin 2099')).toHaveProperty('disabled', true);
  expect(end.getByLabelText('vendredi 12 juin 2099, sélectionné')).toBeTruthy();
  fireEvent.click(end.getByLabelText('jeudi 11 juin 2099'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dates()).toEqual(['10/06/2099', '11/06/2099']);

  const start = await open('Date de départ');
  fireEvent.click(start.getByLabelText('mardi 9 juin 2099'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dates()).toEqual(['09/06/2099', '11/06/2099']);
  await press();
  expect(payloads[0]).toMatchObject({ dateDepart: '2099-06-09', dateRetour: '2099-06-11' });
});

test('changing the contact method of a holiday request removes what was entered for the former method, and its error', async () => {
  const payloads = answerForms();
  renderInRouter(<HolidayForm />);
  fill({ ...HOLIDAY_REQUEST, telephone: 'pas un numéro' });
  await press();
  expect(errorOf('telephone')).toBe('Format de numéro de téléphone invalide');
  const hint = screen.getByText(/^Hors de France/).textContent;
  expect(parsePhone(hint.replace(/^.*exemple /, ''))).not.toBeNull();
  fill({ methodeContact: 'tiktok' });
  expect(errorOf('tiktok')).toBeNull();
  fill({ tiktok: '@camille' });
  await press();
  expect(payloads[0]).toMatchObject({ telephone: '', tiktok: '@camille' });
});

test('favourites attached to a holiday request are listed, can be detached, and the others are sent', async () => {
  const payloads = answerForms();
  const hotels = [
    { id: 'anse-rose', name: 'Anse Rose' },
    { id: 'ryokan-momiji', name: 'Ryokan Momiji' },
  ];
  sessionStorage.setItem(
    HOLIDAY_DRAFT_SESSION_STORAGE_KEY,
    JSON.stringify({ hotels: attachedHotelsJson(hotels) }),
  );
  renderInRouter(<HolidayForm />);
  const group = screen.getByRole('group', { name: 'Hôtels joints à votre demande' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas joindre Anse Rose' }));
  fill();
  await press();
  expect(payloads[0]).toMatchObject({ hotels: hotels.slice(1) });
  await waitFor(() => expect(group.isConnected).toBe(false));
});

test('text typed while a holiday request is being sent stays in the holiday form', async () => {
  const answer = Promise.withResolvers<object>();
  answerForms(() => answer.promise);
  renderInRouter(<HolidayForm />);
  fill();
  await press();
  fill({ message: 'Avec un enfant' });
  await act(async () => answer.resolve(FORM_SENT));
  await screen.findByText('Demande envoyée !');
  expect(field('message').value).toBe('Avec un enfant');
  expect(field('prenom').value).toBe('Camille');
});

test('a holiday request refused by the rate limit stays in the form, and the visitor is told when to try again', async () => {
  answerForms(() => ({
    error: { status: 'RESOURCE_EXHAUSTED', message: TOO_MANY_REQUESTS_MESSAGE },
  }));
  renderInRouter(<HolidayForm />);
  fill();
  await press();
  await screen.findByText(TOO_MANY_REQUESTS_MESSAGE);
  expect(field('prenom').value).toBe('Camille');
});

test('a holiday request that can be neither sent nor stored stays in the form, and opens the mail client', async () => {
  onlineManager.setOnline(false);
  renderInRouter(<HolidayForm />);
  fill();
  await press();
  await screen.findByText(/^Cet appareil ne peut rien garder/);
  await screen.findByText('Ouverture de votre client email');
  expect(field('prenom').value).toBe('Camille');
});

test('a holiday request filled in before hydration stays in the form, and is saved as a draft', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inRouter(<HolidayForm />));
  document.body.append(container);
  field('prenom').value = 'Camille';
  field('typeVacances').value = 'autre';
  document.querySelector<HTMLInputElement>('[value="whatsapp"]')?.click();
  const root = await act(async () => hydrateRoot(container, inRouter(<HolidayForm />)));
  expect(controls('telephone')).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(HOLIDAY_DRAFT_SESSION_STORAGE_KEY) ?? '')).toEqual({
    prenom: 'Camille',
    methodeContact: 'whatsapp',
    typeVacances: 'autre',
  });
  act(() => root.unmount());
  container.remove();
});

test('without JavaScript a holiday request opens a mail to the contact address', () => {
  renderInRouter(<HolidayForm />);
  const form = submit().closest('form');
  expect(form?.getAttribute('action')).toBe('mailto:contact@revue.test');
  expect(form?.method).toBe('post');
});

test('in the holiday form, text inputs limit the length of the text, and the number input limits the number', () => {
  renderInRouter(<HolidayForm />);
  expect(field('prenom').maxLength).toBe(80);
  expect(field('message').maxLength).toBe(5_000);
  const { type, min, max, required } = field('nombrePersonnes');
  expect({ type, min, max, required }).toEqual({
    type: 'number',
    min: '1',
    max: '999',
    required: true,
  });
  // HTML allows maxlength on text controls only.
  expect(document.querySelector('[type=number][maxlength]')).toBeNull();
});

test('« Écrire plutôt depuis ma messagerie » opens a holiday request that waits for the network in the mail client', async () => {
  await import('../../../support/fake-indexeddb.ts');
  onlineManager.setOnline(false);
  renderInRouter(<HolidayForm />);
  fill();
  await press();
  expect(await screen.findByRole('heading', { name: 'Vous êtes hors connexion' })).toBeTruthy();
  expect(screen.getByText(/^Prénom et nom\s: Camille/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Écrire plutôt depuis ma messagerie' }));
  expect(await screen.findByText('Ouverture de votre client email')).toBeTruthy();
});
