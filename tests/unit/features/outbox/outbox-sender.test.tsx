// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOutbox } from '#data/forms/mark-outbox.ts';
import { announceOutboxChange } from '#data/forms/outbox-changes.ts';
import { addSettlement, putWaiting, type Settlement } from '#data/forms/outbox-entries.ts';
import { OutboxSender } from '#features/outbox/outbox-sender.tsx';
import '../../../support/fake-indexeddb.ts';
import { answer } from '../../../support/network.ts';
import { toasts } from '../../../support/toasts.ts';
import { renderInRouter } from '../in-router.tsx';
import { contact } from './requests.ts';

const sent = vi.fn(() => Response.json({ result: { success: true } }));
const show = () => act(async () => void renderInRouter(<OutboxSender />));

/** Leaves a request that an earlier visit kept. */
async function keep(key = 'contact') {
  const kept_at = new Date().toISOString();
  const guard = { trap: '', elapsedMs: 5000 };
  await putWaiting({ key, request: contact, guard, kept_at });
}

/** Leaves what became of requests, which the visitor is to be told. */
async function settle(...settlements: Settlement[]) {
  for (const settlement of settlements) await addSettlement(settlement);
  markOutbox(0);
}

beforeEach(() => {
  sent.mockClear();
  answer('/demo-grand-sejour/', sent);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  markOutbox(null);
  vi.restoreAllMocks();
});

test('a request kept in an earlier visit is sent, and its mark goes', async () => {
  await keep();
  markOutbox(1);
  await show();
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
  expect(sent).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('offline, a kept request is marked, and sent when the network returns', async () => {
  onlineManager.setOnline(false);
  await keep();
  markOutbox(1);
  await show();
  const mark = await screen.findByRole('link', { name: '1 demande en attente' });
  expect(mark.getAttribute('href')).toBe('/en-attente');
  expect(sent).not.toHaveBeenCalled();
  await act(async () => onlineManager.setOnline(true));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('the mark follows what another tab keeps', async () => {
  onlineManager.setOnline(false);
  await show();
  for (const key of ['a', 'b']) await keep(key);
  localStorage.setItem('outboxWaiting', '2');
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'outboxWaiting' }));
  });
  expect(await screen.findByRole('link', { name: '2 demandes en attente' })).toBeTruthy();
});

test.each<[Settlement, string]>([
  [
    { kind: 'contact', outcome: 'success' },
    'Message envoyé !Votre envoi attendait le retour du réseau. Nous vous répondrons dans les plus brefs délais.',
  ],
  [
    { kind: 'vacances', method: 'tiktok', outcome: 'success' },
    'recontactera sur TikTok dans les plus brefs délais.',
  ],
  [{ kind: 'newsletter', outcome: 'success' }, 'confirmer votre inscription.'],
  [
    { kind: 'contact', outcome: 'refused', message: 'Adresse email invalide.' },
    "Erreur lors de l'envoiAdresse email invalide. Corrigez-la dans vos demandes en attente.",
  ],
  [{ kind: 'vacances', outcome: 'expired' }, 'plus de 7 jours'],
  [
    { kind: 'newsletter', outcome: 'duplicate' },
    'Cette adresse email est déjà inscrite à notre newsletter',
  ],
  [
    { kind: null, outcome: 'unreadable' },
    'Un envoi gardé hors connexion n’a pas pu être luIl n’est pas parti.',
  ],
])('the visitor is told once what became of %o', async (settlement, text) => {
  await settle(settlement);
  await show();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(text)]));
});

test('what the service worker has sent is told once the tab is seen', async () => {
  await settle();
  await show();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle({ kind: 'contact', outcome: 'success' });
  await act(async () => announceOutboxChange());
  expect(toasts()).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
});
