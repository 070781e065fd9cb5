// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editedKey, stopEdit } from '#data/forms/outbox-edits.ts';
import { putWaiting, type SiteRequest, type WaitingRequest } from '#data/forms/outbox-entries.ts';
import { attachedHotels } from '#domain/requests/attached-hotels.ts';
import { CONTACT_DRAFT_KEY, HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { OutboxPage } from '#features/outbox/outbox-page.tsx';
import { disk } from '../../../support/fake-indexeddb.ts';
import { answer } from '../../../support/network.ts';
import '../../../support/toasts.ts';
import { renderInRouter } from '../in-router.tsx';
import { contact, holiday, signup } from './requests.ts';

// Sent, deleted, restored and read by two tabs: tests/e2e/flows/waiting-requests.spec.ts.

const HOUR_MS = 60 * 60_000;
const GUARD = { trap: '', elapsedMs: 5000 };
const onEdit = vi.fn();
let kept = 0;

/** Keeps a request, a moment after the last one. */
function keep(request: SiteRequest, part: Partial<WaitingRequest> = {}) {
  kept += 1;
  const kept_at = new Date(Date.now() - HOUR_MS + kept).toISOString();
  return putWaiting({ key: request.kind, request, guard: GUARD, kept_at, ...part });
}

async function show() {
  renderInRouter(<OutboxPage onEdit={onEdit} />);
  await screen.findAllByRole('listitem');
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  onEdit.mockReset();
  onlineManager.setOnline(false);
});
afterEach(() => {
  cleanup();
  for (const kind of ['contact', 'vacances'] as const) stopEdit(kind);
  sessionStorage.clear();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test('each request is listed: its kind, what it is about, since when and until when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:04:00+01:00') });
  await keep(contact);
  await keep(holiday);
  await keep(signup, { kept_at: '2026-11-20T20:04:00.000Z' });
  await show();
  expect(row('Message').getByText('Bonjour, une question.', { selector: 'p' })).toBeTruthy();
  expect(row('Vacances sur mesure').getByText('Kyoto : city break')).toBeTruthy();
  const last = row('Inscription à la newsletter');
  expect(last.getAllByText('camille@example.fr')).toHaveLength(2);
  expect(
    last.getByText(/^Gardée le 20 novembre 2026 à 21 h 04, jusqu’au 27 novembre 2026\.$/),
  ).toBeTruthy();
});

test('a request can be read again, whole', async () => {
  await keep(holiday);
  await show();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Prénom et nom',
    'Moyen de contact',
    'Nom d’utilisateur TikTok',
    'Type de vacances',
    'Destination souhaitée',
    'Nombre de personnes',
  ]);
});

test('a refused request says why', async () => {
  await keep(contact, { refused: 'Adresse email invalide' });
  await show();
  expect(screen.getByText(/^Refusée : Adresse email invalide$/)).toBeTruthy();
});

test('a request that cannot be sent now says why, and waits on', async () => {
  onlineManager.setOnline(true);
  const BUSY = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Trop de demandes' } };
  answer('/demo-grand-sejour/', () => Response.json(BUSY));
  await keep(contact);
  await show();
  await press('Envoyer maintenant');
  expect(await screen.findByText('Trop de demandes')).toBeTruthy();
  expect(row('Message')).toBeTruthy();
});

test('a deleted request that the device has no room to take back is told', async () => {
  await keep(contact);
  await show();
  await press('Supprimer');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  disk.isFull = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('La demande n’a pas pu être remise')).toBeTruthy();
});

describe('an edited request', () => {
  const draft = () => JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '{}');

  test('fills its form with all it has, the attached hotels too, and opens it', async () => {
    const hotels = [{ id: 'momiji', name: 'Ryokan Momiji' }];
    await keep({ ...holiday, payload: { ...holiday.payload, hotels } });
    await show();
    expect(screen.getByText('Ryokan Momiji')).toBeTruthy();
    await press('Modifier');
    const filled = JSON.parse(sessionStorage.getItem(HOLIDAY_DRAFT_KEY) ?? '{}');
    expect(filled).toMatchObject({ prenom: 'Camille', destination: 'Kyoto' });
    expect(attachedHotels(filled.hotels)).toEqual(hotels);
    expect(editedKey('vacances')).toBe('vacances');
    expect(onEdit).toHaveBeenCalledOnce();
  });

  test('does not replace unasked what was typed into its form', async () => {
    sessionStorage.setItem(CONTACT_DRAFT_KEY, '{"message":"Autre"}');
    await keep(contact);
    await show();
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

  test('opens its form as it was left, and waits as before when the edit is given up', async () => {
    await keep(contact);
    await show();
    await press('Modifier');
    cleanup();
    sessionStorage.setItem(CONTACT_DRAFT_KEY, '{"message":"Corrigé"}');
    await show();
    expect(screen.getByText(/elle ne part pas d’elle-même/)).toBeTruthy();
    await press('Modifier');
    expect(draft()).toEqual({ message: 'Corrigé' });
    await press('Ne plus modifier');
    expect(draft()).toEqual({});
    expect(editedKey('contact')).toBeUndefined();
    expect(screen.queryByText(/elle ne part pas d’elle-même/)).toBeNull();
  });
});
