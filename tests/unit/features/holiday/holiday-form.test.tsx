// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sendOrKeep } from '#data/forms/outbox.ts';
import { attachedText } from '#domain/requests/attached-text.ts';
import {
  CONTACT_METHODS,
  HOLIDAY_BUDGETS,
  HOLIDAY_TYPES,
} from '#domain/requests/holiday-options.ts';
import type { HolidayField, HolidayValues } from '#domain/requests/holiday-rules.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { HolidayForm } from '#features/holiday/holiday-form.tsx';
import { HOLIDAY_FORM } from '#features/holiday/holiday-request.ts';
import { openMailClient } from '#features/holiday/open-mail-client.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';
import { errorOf, field, fill, hasField, press, REQUEST, submitButton } from './form-page.ts';

// @vitest-environment jsdom

vi.mock('#data/forms/outbox.ts', () => ({ sendOrKeep: vi.fn() }));
vi.mock('#features/holiday/open-mail-client.ts', () => ({ openMailClient: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  toastError: vi.fn(),
  toastInfo: vi.fn(),
  toastSuccess: vi.fn(),
}));

const send = vi.mocked(sendOrKeep);
const payloads = () => send.mock.calls.map(([request]) => request.payload);

/** Submits a request with these changes. @returns its validation errors */
async function errorsOf(changes: Partial<HolidayValues>, ...fields: HolidayField[]) {
  renderInRouter(<HolidayForm />);
  fill({ ...REQUEST, ...changes });
  await press();
  return Object.fromEntries(fields.map((name) => [name, errorOf(name)]));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  send.mockResolvedValue({ kind: 'success' });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  HOLIDAY_FORM.draft.clear();
  vi.useRealTimers();
});

describe('the fields of a holiday request', () => {
  it('offers the contact methods, the types and the budgets', () => {
    renderInRouter(<HolidayForm />);
    const methods = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(methods).toEqual(CONTACT_METHODS.map(({ value }) => value));
    const options = (name: string) =>
      within(screen.getByLabelText(name)).getAllByRole<HTMLOptionElement>('option');
    expect(options('Type de vacances *').map(({ value }) => value)).toEqual([
      '',
      ...HOLIDAY_TYPES.map(({ value }) => value),
    ]);
    expect(options('Budget par personne').map(({ value }) => value)).toEqual([
      '',
      ...HOLIDAY_BUDGETS.map(({ value }) => value),
    ]);
  });

  it.each([
    ['mail', 'email'],
    ['appel', 'telephone'],
    ['whatsapp', 'telephone'],
    ['instagram', 'instagram'],
    ['tiktok', 'tiktok'],
  ] as const)('%s asks for %s, and for nothing else', (method, shown) => {
    renderInRouter(<HolidayForm />);
    const reach = ['email', 'telephone', 'instagram', 'tiktok'] as const;
    expect(reach.filter(hasField)).toEqual([]);
    fill({ methodeContact: method });
    expect(reach.filter(hasField)).toEqual([shown]);
  });
});

describe('validation of a holiday request', () => {
  it('requires its fields, with an error beside each and a link in the summary', async () => {
    renderInRouter(<HolidayForm />);
    await press();
    expect(errorOf('prenom')).toBe('Le prénom est requis');
    expect(errorOf('nom')).toBe('Le nom est requis');
    expect(errorOf('methodeContact')).toBe('La méthode de contact est requise');
    expect(errorOf('typeVacances')).toBe('Le type de vacances est requis');
    expect(errorOf('nombrePersonnes')).toBe('Le nombre de personnes est requis');
    expect(send).not.toHaveBeenCalled();
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Veuillez corriger les erreurs dans le formulaire',
    );
    expect(document.activeElement).toBe(field('prenom'));

    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent).slice(0, 5)).toEqual([
      'Prénom',
      'Nom',
      'Moyen de contact',
      'Type de vacances',
      'Nombre de personnes',
    ]);
    for (const [index, name] of (['nom', 'methodeContact', 'nombrePersonnes'] as const).entries()) {
      fireEvent.click(
        screen.getByRole('link', {
          name: ['Nom', 'Moyen de contact', 'Nombre de personnes'][index] ?? '',
        }),
      );
      expect(document.activeElement).toBe(field(name));
    }
  });

  it.each([
    [{ nombrePersonnes: '0' }, 'nombrePersonnes', 'Le nombre de personnes est requis'],
    [{ methodeContact: 'mail' }, 'email', "L'adresse email est requise"],
    [{ methodeContact: 'mail', email: 'camille@' }, 'email', "Format d'email invalide"],
    [{ telephone: '' }, 'telephone', 'Le numéro de téléphone est requis'],
    [{ telephone: '06 12 34 5' }, 'telephone', 'Format de numéro de téléphone invalide'],
    [
      { methodeContact: 'whatsapp', telephone: '+1' },
      'telephone',
      'Format de numéro de téléphone invalide',
    ],
    [{ methodeContact: 'instagram' }, 'instagram', "Le nom d'utilisateur Instagram est requis"],
    [{ methodeContact: 'tiktok' }, 'tiktok', "Le nom d'utilisateur TikTok est requis"],
    [
      { dateDepart: '2026-11-19' },
      'dateDepart',
      'La date de départ ne peut pas être dans le passé',
    ],
    [
      { dateDepart: '2027-02-14', dateRetour: '2027-02-13' },
      'dateRetour',
      'La date de retour ne peut pas être avant la date de départ',
    ],
  ] as const)('%o: « %s » says « %s »', async (changes, name, message) => {
    const { telephone, ...others } = REQUEST;
    const isPhoned = !('methodeContact' in changes) || changes.methodeContact === 'whatsapp';
    renderInRouter(<HolidayForm />);
    fill({ ...others, ...changes, ...(isPhoned && !('telephone' in changes) && { telephone }) });
    await press();
    expect(errorOf(name)).toBe(message);
    expect(document.activeElement).toBe(field(name));
    expect(send).not.toHaveBeenCalled();
  });

  it('validates the dates only when all else is valid', async () => {
    const past = { dateDepart: '2020-01-01' };
    expect(await errorsOf({ ...past, nom: '' }, 'nom', 'dateDepart')).toEqual({
      nom: 'Le nom est requis',
      dateDepart: null,
    });
    fill({ nom: 'Delattre' });
    await press();
    expect(errorOf('dateDepart')).toBe('La date de départ ne peut pas être dans le passé');
  });

  it('the dates have a minimum: today, then the departure', () => {
    renderInRouter(<HolidayForm />);
    const min = (name: HolidayField) => field(name).getAttribute('min');
    expect([min('dateDepart'), min('dateRetour')]).toEqual(['2026-11-20', '2026-11-20']);
    fill({ dateDepart: '2027-02-14' });
    expect([min('dateDepart'), min('dateRetour')]).toEqual(['2026-11-20', '2027-02-14']);
  });

  it('a half-typed date is invalid, not ignored', async () => {
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    Object.defineProperty(field('dateRetour'), 'validity', { value: { badInput: true } });
    await press();
    expect(errorOf('dateRetour')).toBe('Date de retour invalide');
  });

  it('a field’s error clears when it is edited, and leaves the summary', async () => {
    renderInRouter(<HolidayForm />);
    await press();
    fill({ nom: 'D' });
    expect(errorOf('nom')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nom' })).toBeNull();
    expect(errorOf('prenom')).toBe('Le prénom est requis');
  });

  it('another contact method removes the error of the last one', async () => {
    const { telephone: _, ...others } = REQUEST;
    renderInRouter(<HolidayForm />);
    fill(others);
    await press();
    expect(screen.getByRole('link', { name: 'Téléphone' })).toBeTruthy();
    fill({ methodeContact: 'instagram' });
    expect(screen.queryByRole('link', { name: 'Téléphone' })).toBeNull();
    expect(screen.queryByText('Veuillez corriger les erreurs dans le formulaire')).toBeNull();
    expect(errorOf('instagram')).toBeNull();
  });
});

test('submitted again with errors left, everything is validated again', async () => {
  renderInRouter(<HolidayForm />);
  fill({ methodeContact: 'mail' });
  await press();
  fill({ email: 'camille', nom: 'Delattre' });
  await press();
  expect(errorOf('email')).toBe("Format d'email invalide");
  fill({ methodeContact: 'appel' });
  await press();
  expect(errorOf('telephone')).toBe('Le numéro de téléphone est requis');
  expect(errorOf('prenom')).toBe('Le prénom est requis');
  expect(errorOf('nom')).toBeNull();
});

describe('hotels attached to a request', () => {
  const HOTELS = [
    { id: 'anse-rose', name: 'Anse Rose' },
    { id: 'ryokan-momiji', name: 'Ryokan Momiji' },
  ];
  const attach = () =>
    sessionStorage.setItem(HOLIDAY_DRAFT_KEY, JSON.stringify({ hotels: attachedText(HOTELS) }));
  const attached = () =>
    within(screen.getByRole('group', { name: 'Maisons jointes à votre demande' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are shown, and sent with it', async () => {
    attach();
    renderInRouter(<HolidayForm />);
    expect(attached()).toEqual(['Anse Rose', 'Ryokan Momiji']);
    fill(REQUEST);
    await press();
    expect(payloads()[0]).toMatchObject({ hotels: HOTELS });
    expect(screen.queryByRole('group', { name: /^Maisons jointes/ })).toBeNull();
  });

  it('can be taken out one by one, for good', async () => {
    attach();
    renderInRouter(<HolidayForm />);
    fireEvent.click(screen.getByRole('button', { name: 'Ne pas joindre Anse Rose' }));
    expect(attached()).toEqual(['Ryokan Momiji']);
    expect(HOLIDAY_FORM.draft.read().hotels).toBe(attachedText(HOTELS.slice(1)));
    fireEvent.click(screen.getByRole('button', { name: 'Ne pas joindre Ryokan Momiji' }));
    fill(REQUEST);
    await press();
    expect(payloads()[0]).not.toHaveProperty('hotels');
  });

  it('another list is another request', async () => {
    send.mockResolvedValue({ kind: 'unavailable', message: null });
    attach();
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    fireEvent.click(screen.getByRole('button', { name: 'Ne pas joindre Anse Rose' }));
    await press();
    const ids = payloads().map((payload) => 'requestId' in payload && payload.requestId);
    expect(ids[0]).not.toBe(ids[1]);
    expect(decodeURIComponent(vi.mocked(openMailClient).mock.lastCall?.[0] ?? '')).toContain(
      'Ryokan Momiji, /hotels/ryokan-momiji',
    );
  });
});

describe('sending a request', () => {
  it('sends all fields, with firstName, lastName, the form’s type and an id', async () => {
    renderInRouter(<HolidayForm />);
    fill({ ...REQUEST, budget: '2000-3000', dateDepart: '2027-02-14', message: 'Deux\nlignes' });
    await press();
    expect(send.mock.calls[0]?.[0].kind).toBe('vacances');
    expect(payloads()).toEqual([
      {
        ...REQUEST,
        email: '',
        instagram: '',
        tiktok: '',
        budget: '2000-3000',
        destination: '',
        dateDepart: '2027-02-14',
        dateRetour: '',
        message: 'Deux\nlignes',
        firstName: 'Camille',
        lastName: 'Delattre',
        formType: 'vacances',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('does not send the fields of an abandoned contact method', async () => {
    renderInRouter(<HolidayForm />);
    fill({ ...REQUEST, telephone: 'pas un numéro' });
    fill({ methodeContact: 'tiktok' });
    fill({ tiktok: '@camille' });
    await press();
    expect(payloads()[0]).toMatchObject({ telephone: '', tiktok: '@camille' });
  });

  it('says « Envoi en cours... » during the request, and a double click sends once', async () => {
    let finish = () => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve({ kind: 'success' });
      }),
    );
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    await press();
    expect(submitButton().textContent).toBe('Envoi en cours...');
    expect(send).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(submitButton().textContent).toBe('Envoyer ma demande');
  });

  it('a success names the contact method of the answer, and empties the form', async () => {
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(
      'Demande envoyée !',
      'Notre équipe vous recontactera par téléphone dans les plus brefs délais.',
    );
    expect(field('prenom').value).toBe('');
    expect(hasField('telephone')).toBe(false);
    expect(openMailClient).not.toHaveBeenCalled();
  });

  it.each([
    [{ kind: 'unavailable', message: null }, "Erreur inconnue lors de l'envoi"],
    [{ kind: 'invalid', message: 'Le nom est requis' }, 'Le nom est requis'],
    [{ kind: 'duplicate' }, "Erreur inconnue lors de l'envoi"],
  ] as const)('%o: the error with its detail, then the mail client', async (outcome, detail) => {
    send.mockResolvedValue(outcome);
    renderInRouter(<HolidayForm />);
    fill({ ...REQUEST, message: 'À & à' });
    await press();
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      "Erreur lors de l'envoi de la demande",
      detail,
    );
    const [mailto = ''] = vi.mocked(openMailClient).mock.calls[0] ?? [];
    expect(mailto).toMatch(/^mailto:contact@grand-sejour\.test\?/);
    expect(decodeURIComponent(mailto)).toContain('À & à');
    expect(toastInfo).toHaveBeenCalledExactlyOnceWith('Ouverture de votre client email');
    expect(field('prenom').value).toBe('Camille');
  });

  it('a retry is the same request', async () => {
    send.mockResolvedValue({ kind: 'unavailable', message: null });
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    await press();
    const [first, second] = payloads();
    expect(second).toEqual(first);
  });

  it('text typed during the request was not sent, and stays', async () => {
    const gate = Promise.withResolvers<{ kind: 'success' }>();
    send.mockReturnValueOnce(gate.promise);
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    fill({ message: 'Avec un enfant' });
    await act(async () => gate.resolve({ kind: 'success' }));
    expect(toastSuccess).toHaveBeenCalledOnce();
    expect(field('message').value).toBe('Avec un enfant');
    expect(field('prenom').value).toBe('Camille');
    await press();
    expect(payloads()[1]).toMatchObject({ message: 'Avec un enfant' });
    expect(field('prenom').value).toBe('');
  });

  it('offline it is kept, and no mail client opens', async () => {
    send.mockResolvedValue({ kind: 'kept' });
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    expect(toastInfo).toHaveBeenCalledExactlyOnceWith(
      'Vous êtes hors connexion',
      'Votre demande est gardée sur cet appareil et partira au retour du réseau.',
    );
    expect(openMailClient).not.toHaveBeenCalled();
    expect(field('prenom').value).toBe('');
  });

  it('offline, where nothing can be kept, the text stays, and no mail client opens', async () => {
    send.mockResolvedValue({ kind: 'unkept' });
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    expect(toastError).toHaveBeenCalledOnce();
    expect(openMailClient).not.toHaveBeenCalled();
    expect(field('prenom').value).not.toBe('');
  });
});

describe('what was typed', () => {
  it('survives a reload and a failed submission, but not a success', async () => {
    vi.useFakeTimers();
    send.mockResolvedValueOnce({ kind: 'unavailable', message: null });
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    await press();
    vi.runAllTimers();
    cleanup();
    renderInRouter(<HolidayForm />);
    expect(field('telephone').value).toBe(REQUEST.telephone);
    await press();
    expect(toastSuccess).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(sessionStorage.getItem(HOLIDAY_DRAFT_KEY)).toBeNull();
  });

  it('before hydration is adopted', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(inRouter(<HolidayForm />));
    document.body.append(container);
    field('prenom').value = 'Camille';
    field('typeVacances').value = 'autre';
    document.querySelector<HTMLInputElement>('[value="whatsapp"]')?.click();
    await act(async () => void hydrateRoot(container, inRouter(<HolidayForm />)));
    expect(hasField('telephone')).toBe(true);
    expect(field('prenom').closest('form')?.dataset.draft).toBeUndefined();
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(HOLIDAY_DRAFT_KEY) ?? '')).toEqual({
      prenom: 'Camille',
      methodeContact: 'whatsapp',
      typeVacances: 'autre',
    });
    fill({ telephone: '0612345678', nom: 'Delattre', nombrePersonnes: '1' });
    await press();
    expect(payloads()[0]).toMatchObject({
      prenom: 'Camille',
      typeVacances: 'autre',
      methodeContact: 'whatsapp',
    });
  });
});

test('without JavaScript the request opens a mail to the contact address', () => {
  renderInRouter(<HolidayForm />);
  const form = submitButton().closest('form');
  expect(form?.getAttribute('action')).toBe('mailto:contact@grand-sejour.test');
  expect(form?.method).toBe('post');
});

test('only text fields have a maximum length', () => {
  const { container } = renderInRouter(<HolidayForm />);
  expect(container.querySelectorAll('[type=date], [type=number]')).toHaveLength(3);
  expect(container.querySelector(':is([type=date], [type=number])[maxlength]')).toBeNull();
  expect(container.querySelector('input[name=prenom][maxlength]')).not.toBeNull();
});
