// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOutbox } from '#data/forms/mark-outbox.ts';
import { sendKept, takeSettlements } from '#data/forms/outbox.ts';
import { announceOutboxChange } from '#data/forms/outbox-changes.ts';
import type { Settlement } from '#data/forms/outbox-entries.ts';
import { OutboxSender } from '#features/outbox/outbox-sender.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { renderInRouter } from '../in-router.tsx';

vi.mock('#data/forms/outbox.ts', () => ({
  sendKept: vi.fn(),
  takeSettlements: vi.fn(),
  refreshOutboxMark: vi.fn(),
}));
vi.mock('#ui/toast/toast.ts', () => ({ toastError: vi.fn(), toastSuccess: vi.fn() }));

const send = vi.mocked(sendKept);
const take = vi.mocked(takeSettlements);
const show = () => act(async () => void renderInRouter(<OutboxSender />));
const goOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline));
const settle = (...settlements: Settlement[]) => take.mockResolvedValueOnce(settlements);

beforeEach(() => {
  vi.clearAllMocks();
  take.mockReset().mockResolvedValue([]);
  onlineManager.setOnline(true);
});

afterEach(() => {
  cleanup();
  markOutbox(null);
  vi.restoreAllMocks();
});

test('the code of an empty outbox is not loaded', async () => {
  await show();
  await goOnline(false);
  await goOnline(true);
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('requests kept in an earlier visit are sent at once', async () => {
  markOutbox(1);
  await show();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('kept requests are sent when the network returns', async () => {
  await goOnline(false);
  await show();
  await act(async () => markOutbox(1));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await goOnline(true);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test.each([
  [1, '1 demande en attente'],
  [2, '2 demandes en attente'],
])('the mark of %i says « %s », and leads to them', async (count, text) => {
  markOutbox(count);
  await show();
  const mark = await screen.findByRole('link', { name: text });
  expect(mark.getAttribute('href')).toBe('/en-attente');
});

test('nothing waits, but there is news: no mark, and the visitor is told', async () => {
  settle({ kind: 'contact', outcome: 'success' });
  markOutbox(0);
  await show();
  await vi.waitFor(() => expect(toastSuccess).toHaveBeenCalledOnce());
  expect(screen.queryByRole('link')).toBeNull();
});

test('what another tab notes shows here', async () => {
  await show();
  localStorage.setItem('outboxWaiting', '2');
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'outboxWaiting' }));
  });
  expect(await screen.findByRole('link', { name: '2 demandes en attente' })).toBeTruthy();
});

test.each([
  [
    { kind: 'contact', outcome: 'success' } as const,
    'Message envoyé !',
    /Nous vous répondrons dans les plus brefs délais\.$/,
  ],
  [
    { kind: 'vacances', method: 'tiktok', outcome: 'success' } as const,
    'Demande envoyée !',
    /recontactera sur TikTok dans les plus brefs délais\.$/,
  ],
  [
    { kind: 'newsletter', outcome: 'success' } as const,
    'Merci pour votre inscription!',
    /nos offres exclusives par email\.\n.*confirmer votre inscription\.$/,
  ],
])('$kind: the visitor is told that it is sent', async (settlement, message, description) => {
  markOutbox(1);
  settle(settlement);
  await show();
  await vi.waitFor(() =>
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(
      message,
      expect.stringMatching(description),
    ),
  );
});

test('and of what could not be sent', async () => {
  markOutbox(1);
  settle(
    { kind: 'contact', outcome: 'refused', message: 'Adresse email invalide.' },
    { kind: 'vacances', outcome: 'expired' },
    { kind: 'newsletter', outcome: 'duplicate' },
    { kind: null, outcome: 'unreadable' },
  );
  await show();
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledTimes(4));
  expect(vi.mocked(toastError).mock.calls).toEqual([
    ["Erreur lors de l'envoi", expect.stringMatching(/^Adresse email invalide\. Corrigez/)],
    ["Erreur lors de l'envoi de la demande", expect.stringContaining('plus de 7 jours')],
    ['Cette adresse email est déjà inscrite à notre newsletter'],
    [
      'Un envoi gardé hors connexion n’a pas pu être lu',
      'Il n’est pas parti. Écrivez-nous de nouveau, s’il vous plaît.',
    ],
  ]);
});

test('what the service worker has sent is told, in a tab that is seen', async () => {
  markOutbox(1);
  await show();
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  settle({ kind: 'contact', outcome: 'success' });
  await act(async () => announceOutboxChange());
  expect(toastSuccess).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(toastSuccess).toHaveBeenCalledOnce());
});
