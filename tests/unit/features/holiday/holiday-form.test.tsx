// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sendOrKeep } from '#data/forms/outbox.ts';
import { attachedText } from '#domain/requests/attached-text.ts';
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

describe('validation of a holiday request', () => {
  it('a half-typed date is invalid, not ignored', async () => {
    renderInRouter(<HolidayForm />);
    fill(REQUEST);
    Object.defineProperty(field('dateRetour'), 'validity', { value: { badInput: true } });
    await press();
    expect(errorOf('dateRetour')).toBe('Date de retour invalide');
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
  it('does not send the fields of an abandoned contact method', async () => {
    renderInRouter(<HolidayForm />);
    fill({ ...REQUEST, telephone: 'pas un numéro' });
    fill({ methodeContact: 'tiktok' });
    fill({ tiktok: '@camille' });
    await press();
    expect(payloads()[0]).toMatchObject({ telephone: '', tiktok: '@camille' });
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
