// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToOutbox, listWaitingRequests, type OutboxRequest } from '#data/forms/outbox.ts';
import { parseAttachedHotels } from '#domain/requests/attached-hotels.ts';
import {
  CONTACT_DRAFT_SESSION_STORAGE_KEY,
  HOLIDAY_DRAFT_SESSION_STORAGE_KEY,
} from '#domain/site/storage-keys.ts';
import { WaitingRequestList } from '#features/requests/waiting-list.later.tsx';
import '../../../support/fake-indexeddb.ts';
import '../../../support/toasts.ts';
import { renderInRouter } from '../in-router.tsx';
import { contact, holiday, signup } from './requests.ts';

// Sending, deleting and restoring are tested in tests/e2e/flows/waiting-requests.spec.ts.

const HOUR_MS = 60 * 60_000;
let kept = 0;

/** Stores a request, a millisecond after the previous request. */
function keep(request: OutboxRequest['request'], part: Partial<OutboxRequest> = {}) {
  kept += 1;
  const kept_at = new Date(Date.now() - HOUR_MS + kept).toISOString();
  return addToOutbox({ request, guard: { trap: '', elapsedMs: 5000 }, kept_at, ...part });
}

async function show() {
  renderInRouter(<WaitingRequestList onGone={vi.fn()} />);
  await screen.findAllByRole('listitem');
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const draft = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}');

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test('each queued form submission is listed with its kind, content, storage date and expiry date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:04:00+01:00') });
  await keep(contact, { refused: 'Adresse email invalide' });
  await keep(holiday);
  await keep(signup, { kept_at: '2026-11-20T20:04:00.000Z' });
  await show();
  expect(row('Message').getByText(/^Bonjour,\s+une question\.$/)).toBeTruthy();
  expect(row('Message').getByText(/^Refusée : Adresse email invalide$/)).toBeTruthy();
  expect(row('Vacances sur mesure').getByText('Kyoto : city break')).toBeTruthy();
  const last = row('Inscription à la newsletter');
  expect(last.getByText('camille@example.fr')).toBeTruthy();
  expect(
    last.getByText(/^Gardée le 20 novembre 2026 à 21 h 04, jusqu’au 27 novembre 2026\.$/),
  ).toBeTruthy();
  expect(last.queryByRole('button', { name: 'Modifier' })).toBeNull();
});

test('« Modifier » moves a queued holiday request with its attached hotels back into the holiday form', async () => {
  const hotels = [{ id: 'momiji', name: 'Ryokan Momiji' }];
  await keep({ ...holiday, payload: { ...holiday.payload, hotels } });
  await show();
  await press('Modifier');
  const filled = draft(HOLIDAY_DRAFT_SESSION_STORAGE_KEY);
  expect(filled).toMatchObject({ prenom: 'Camille', destination: 'Kyoto' });
  expect(parseAttachedHotels(filled.hotels)).toEqual(hotels);
  expect(await listWaitingRequests()).toEqual([]);
});

test('« Modifier » on a queued contact message asks before replacing a draft in the contact form', async () => {
  sessionStorage.setItem(CONTACT_DRAFT_SESSION_STORAGE_KEY, '{"message":"Autre"}');
  await keep(contact);
  await show();
  await press('Modifier');
  expect(draft(CONTACT_DRAFT_SESSION_STORAGE_KEY)).toEqual({ message: 'Autre' });
  expect(await listWaitingRequests()).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Le remplacer' }));
  await vi.waitFor(async () => expect(await listWaitingRequests()).toEqual([]));
  expect(draft(CONTACT_DRAFT_SESSION_STORAGE_KEY)).toMatchObject({
    message: contact.payload.message,
  });
});
