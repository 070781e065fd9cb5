// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteWaiting, listWaiting, restoreWaiting, sendNow } from '#data/forms/outbox.ts';
import { announceOutboxChange } from '#data/forms/outbox-changes.ts';
import { editedKey, stopEdit } from '#data/forms/outbox-edits.ts';
import type { SiteRequest, WaitingRequest } from '#data/forms/outbox-entries.ts';
import { attachedHotels } from '#domain/requests/attached-hotels.ts';
import { CONTACT_DRAFT_KEY, HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { OutboxPage } from '#features/outbox/outbox-page.tsx';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { renderInRouter } from '../in-router.tsx';
import { contact, holiday, signup } from './requests.ts';

vi.mock('#data/forms/outbox.ts', () => ({
  listWaiting: vi.fn(),
  deleteWaiting: vi.fn(),
  restoreWaiting: vi.fn(),
  sendNow: vi.fn(),
}));
vi.mock('#features/outbox/send-kept.ts', () => ({ sendKeptAndTell: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  toastError: vi.fn(),
  toastInfo: vi.fn(),
  toastSuccess: vi.fn(),
}));

const KEPT_AT = '2026-11-20T20:04:00.000Z';
const waiting = (request: SiteRequest, part: Partial<WaitingRequest> = {}): WaitingRequest => ({
  key: request.kind,
  request,
  guard: { trap: '', elapsedMs: 5000 },
  kept_at: KEPT_AT,
  ...part,
});

const list = vi.mocked(listWaiting);
const onEdit = vi.fn();

async function show(...requests: WaitingRequest[]) {
  list.mockResolvedValue(requests);
  await act(async () => void renderInRouter(<OutboxPage onEdit={onEdit} />));
  // The list comes lazily.
  await screen.findAllByRole(requests.length > 0 ? 'listitem' : 'link');
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.clearAllMocks();
  onlineManager.setOnline(true);
});
afterEach(() => {
  cleanup();
  stopEdit('contact');
  sessionStorage.clear();
});

test('nothing waits', async () => {
  await show();
  expect(screen.getByText('Rien n’attend')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('each request is listed: its kind, what it is about, since when and until when', async () => {
  await show(waiting(contact), waiting(holiday), waiting(signup));
  expect(row('Message').getByText('Bonjour, une question.', { selector: 'p' })).toBeTruthy();
  expect(row('Vacances sur mesure').getByText('Kyoto : city break')).toBeTruthy();
  const first = row('Inscription à la newsletter');
  expect(first.getAllByText('camille@example.fr')).toHaveLength(2);
  expect(
    first.getByText(/^Gardée le 20 novembre 2026 à 21 h 04, jusqu’au 27 novembre 2026\.$/),
  ).toBeTruthy();
});

test('it can be read again, whole', async () => {
  await show(waiting(holiday));
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual([
    'Prénom et nom',
    'Moyen de contact',
    'Nom d’utilisateur TikTok',
    'Type de vacances',
    'Destination souhaitée',
    'Nombre de personnes',
  ]);
});

test('what changes elsewhere shows here', async () => {
  await show(waiting(contact));
  list.mockResolvedValue([]);
  await act(async () => announceOutboxChange());
  expect(screen.getByText('Rien n’attend')).toBeTruthy();
});

test('deleted, it can be taken back; the focus stays in the page', async () => {
  const entry = waiting(contact);
  await show(entry);
  await press('Supprimer');
  expect(deleteWaiting).toHaveBeenCalledExactlyOnceWith(entry);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const [, , action] = vi.mocked(toastSuccess).mock.calls[0] ?? [];
  expect(action?.label).toBe('Annuler');
  vi.mocked(restoreWaiting).mockResolvedValue(false);
  await act(async () => action?.onPress());
  expect(restoreWaiting).toHaveBeenCalledExactlyOnceWith(entry);
  expect(toastError).toHaveBeenCalledOnce();
});

describe('sent now', () => {
  test('not without a network', async () => {
    onlineManager.setOnline(false);
    await show(waiting(contact));
    expect(screen.queryByRole('button', { name: 'Envoyer maintenant' })).toBeNull();
  });

  test('the outcome is left to the sender', async () => {
    vi.mocked(sendNow).mockResolvedValue({ kind: 'success' });
    await show(waiting(contact));
    await press('Envoyer maintenant');
    expect(sendNow).toHaveBeenCalledExactlyOnceWith('contact');
    expect(toastError).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('why it could not be is told', async () => {
    await show(waiting(contact));
    vi.mocked(sendNow).mockResolvedValueOnce({ kind: 'unavailable', message: 'Trop de demandes' });
    await press('Envoyer maintenant');
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      "Erreur lors de l'envoi",
      'Trop de demandes',
    );
    vi.mocked(sendNow).mockResolvedValueOnce({ kind: 'offline' });
    await press('Envoyer maintenant');
    expect(toastInfo).toHaveBeenCalledOnce();
  });
});

test('one that was refused says why', async () => {
  await show(waiting(contact, { refused: 'Adresse email invalide' }));
  expect(screen.getByText(/^Refusée : Adresse email invalide$/)).toBeTruthy();
});

describe('edited', () => {
  const draft = () => JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '{}');

  test('it fills its form, which opens', async () => {
    const entry = waiting(contact);
    await show(entry);
    await press('Modifier');
    expect(draft()).toMatchObject({ firstName: 'Camille', message: contact.payload.message });
    expect(editedKey('contact')).toBe('contact');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(entry);
  });

  test('with the hotels that were attached to it', async () => {
    const hotels = [{ id: 'momiji', name: 'Ryokan Momiji' }];
    await show(waiting({ ...holiday, payload: { ...holiday.payload, hotels } }));
    expect(screen.getByText('Ryokan Momiji')).toBeTruthy();
    await press('Modifier');
    const filled = JSON.parse(sessionStorage.getItem(HOLIDAY_DRAFT_KEY) ?? '{}');
    expect(attachedHotels(filled.hotels)).toEqual(hotels);
    stopEdit('vacances');
  });

  test('what was typed into the form is not replaced unasked', async () => {
    sessionStorage.setItem(CONTACT_DRAFT_KEY, '{"message":"Autre"}');
    await show(waiting(contact));
    await press('Modifier');
    expect(onEdit).not.toHaveBeenCalled();
    await press('Garder ce texte');
    expect(document.activeElement?.textContent).toBe('Modifier');
    expect(draft()).toEqual({ message: 'Autre' });
    await press('Modifier');
    await press('Le remplacer');
    expect(draft()).toMatchObject({ message: contact.payload.message });
    expect(onEdit).toHaveBeenCalledOnce();
  });

  test('again, the form opens as it was left; given up, the request is as before', async () => {
    await show(waiting(contact));
    await press('Modifier');
    cleanup();
    sessionStorage.setItem(CONTACT_DRAFT_KEY, '{"message":"Corrigé"}');
    await show(waiting(contact));
    expect(screen.getByText(/elle ne part pas d’elle-même/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Envoyer maintenant' })).toBeNull();
    await press('Modifier');
    expect(draft()).toEqual({ message: 'Corrigé' });
    await press('Ne plus modifier');
    expect(draft()).toEqual({});
    expect(editedKey('contact')).toBeUndefined();
    expect(screen.queryByText(/elle ne part pas d’elle-même/)).toBeNull();
  });
});
