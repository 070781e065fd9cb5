// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToOutbox, type FilledVisitorForm } from '#data/forms/outbox.ts';
import { storeOutboxCount } from '#data/forms/outbox-count.ts';
import { OutboxSender } from '#features/requests/outbox-sender.tsx';
import '../../../support/fake-indexeddb.ts';
import { answerRequests } from '../../../support/network.ts';
import { toasts } from '../../../support/toasts.ts';
import { renderInRouter } from '../in-router.tsx';
import { contact, holiday, signup } from './requests.ts';

const SUCCESS = { result: { success: true } };
const BUSY = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Trop de demandes' } };
const REFUSED = { error: { status: 'INVALID_ARGUMENT', message: 'Adresse email invalide.' } };
const DUPLICATE = { error: { status: 'ALREADY_EXISTS', message: '' } };
const DAY_MS = 24 * 60 * 60_000;

const sent = vi.fn<() => object>();
const show = () => act(async () => void renderInRouter(<OutboxSender />));
const mark = () => screen.queryByRole('link')?.textContent ?? null;

/** Queues a request as if in an earlier visit. */
const keep = (request: FilledVisitorForm = contact, kept_at = new Date().toISOString()) =>
  addToOutbox({ request, guard: { trap: '', elapsedMs: 5000 }, kept_at });

beforeEach(() => {
  sent.mockReset().mockReturnValue(SUCCESS);
  answerRequests('/demo-grand-sejour/', () => Response.json(sent()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  storeOutboxCount(0);
});

test('the site’s header counts a form submission queued in an earlier visit until the network is back and the submission is sent', async () => {
  onlineManager.setOnline(false);
  await keep();
  await show();
  expect(mark()).toBe('1 demande en attente');
  expect(sent).not.toHaveBeenCalled();
  await act(async () => onlineManager.setOnline(true));
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
  expect(sent).toHaveBeenCalledOnce();
  await waitFor(() => expect(mark()).toBeNull());
});

test('a queued form submission that could not be sent is sent again after 5 s, 30 s, 2 min, 10 min, and on return to the tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  sent.mockReturnValue(BUSY);
  await keep();
  await show();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const delays = [5000, 30_000, 120_000, 600_000];
  for (const [index, delay] of delays.entries()) {
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await act(() => vi.advanceTimersByTimeAsync(delay + 500));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(index + 2));
  }
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(sent).toHaveBeenCalledTimes(5);
  visibility.mockReturnValue('visible');
  sent.mockReturnValue(SUCCESS);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
});

test('the number of queued form submissions in the site’s header follows those queued in another tab', async () => {
  onlineManager.setOnline(false);
  await show();
  localStorage.setItem('outboxWaiting', '2');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(mark()).toBe('2 demandes en attente');
});

test.each<[FilledVisitorForm, object, string]>([
  [
    contact,
    SUCCESS,
    'Message envoyé !Votre envoi attendait le retour du réseau. Nous vous répondrons dans les plus brefs délais.',
  ],
  [holiday, SUCCESS, 'recontactera sur TikTok dans les plus brefs délais.'],
  [signup, SUCCESS, 'confirmer votre inscription.'],
  [
    contact,
    REFUSED,
    "Erreur lors de l'envoiAdresse email invalide. Corrigez-la dans vos demandes en attente.",
  ],
  [signup, REFUSED, "Une erreur est survenue lors de l'inscriptionAdresse email invalide."],
  [signup, DUPLICATE, 'Cette adresse email est déjà inscrite à notre newsletter'],
])(
  'a visitor is told once the outcome of a queued request: %o answered with %o',
  async (request, result, text) => {
    sent.mockReturnValue(result);
    await keep(request);
    await show();
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(text)]));
  },
);

test('the visitor is told of a queued form submission that expired unsent', async () => {
  await keep(holiday, new Date(Date.now() - 7.01 * DAY_MS).toISOString());
  await show();
  await waitFor(() =>
    expect(toasts()).toEqual([
      expect.stringContaining("Erreur lors de l'envoi de la demandeGardé hors connexion plus de 7"),
    ]),
  );
  expect(sent).not.toHaveBeenCalled();
});
