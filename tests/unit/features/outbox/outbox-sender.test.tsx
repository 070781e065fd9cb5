// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteRequest } from '#data/forms/outbox.ts';
import { sendKept } from '#data/forms/outbox.ts';
import { markOutbox } from '#data/forms/outbox-mark.ts';
import { EMPTY_HOLIDAY_VALUES } from '#domain/requests/holiday-rules.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { OutboxSender } from '#features/outbox/outbox-sender.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

vi.mock('#data/forms/outbox.ts', () => ({ sendKept: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({ toastError: vi.fn(), toastSuccess: vi.fn() }));

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const contact: SiteRequest = {
  kind: 'contact',
  payload: {
    firstName: 'Camille',
    lastName: 'Delattre',
    email: 'camille@example.fr',
    message: 'Bonjour',
    formType: 'contact',
    requestId: ID,
  },
};
const holiday: SiteRequest = {
  kind: 'vacances',
  payload: toHolidayRequest({ ...EMPTY_HOLIDAY_VALUES, methodeContact: 'tiktok' }, ID),
};
const signup: SiteRequest = {
  kind: 'newsletter',
  payload: { email: 'camille@example.fr', source: 'footer', consentVersion: '1' },
};

const send = vi.mocked(sendKept);
const show = () => act(async () => void render(<OutboxSender />));
const goOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline));

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue([]);
  onlineManager.setOnline(true);
});

afterEach(() => {
  cleanup();
  markOutbox(false);
});

test('the code of an empty outbox is not loaded', async () => {
  await show();
  await goOnline(false);
  await goOnline(true);
  expect(send).not.toHaveBeenCalled();
});

test('requests kept in an earlier visit are sent at once', async () => {
  markOutbox(true);
  await show();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('kept requests are sent when the network returns, not before', async () => {
  await goOnline(false);
  await show();
  markOutbox(true);
  expect(send).not.toHaveBeenCalled();
  await goOnline(true);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a request kept only after the network has returned is sent at once', async () => {
  await goOnline(false);
  await show();
  await goOnline(true);
  expect(send).not.toHaveBeenCalled();
  await act(async () => markOutbox(true));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test.each([
  [contact, 'Message envoyé !', /Nous vous répondrons dans les plus brefs délais\.$/],
  [holiday, 'Demande envoyée !', /recontactera sur TikTok dans les plus brefs délais\.$/],
  [
    signup,
    'Merci pour votre inscription!',
    /nos offres exclusives par email\.\n.*confirmer votre inscription\.$/,
  ],
])('$kind: the visitor is told that it is sent', async (request, message, description) => {
  markOutbox(true);
  send.mockResolvedValue([{ request, outcome: { kind: 'success' } }]);
  await show();
  await vi.waitFor(() =>
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(
      message,
      expect.stringMatching(description),
    ),
  );
});

test('and of what could not be sent', async () => {
  markOutbox(true);
  send.mockResolvedValue([
    { request: contact, outcome: { kind: 'invalid', message: 'Adresse email invalide' } },
    { request: holiday, outcome: { kind: 'expired' } },
    { request: signup, outcome: { kind: 'duplicate' } },
    { request: null, outcome: { kind: 'unreadable' } },
  ]);
  await show();
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledTimes(4));
  expect(vi.mocked(toastError).mock.calls).toEqual([
    ["Erreur lors de l'envoi", 'Adresse email invalide'],
    ["Erreur lors de l'envoi de la demande", expect.stringContaining('plus de 7 jours')],
    ['Cette adresse email est déjà inscrite à notre newsletter'],
    [
      'Un envoi gardé hors connexion n’a pas pu être lu',
      'Il n’est pas parti. Écrivez-nous de nouveau, s’il vous plaît.',
    ],
  ]);
});
