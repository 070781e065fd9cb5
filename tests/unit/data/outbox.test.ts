// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOutcome } from '#data/firebase/callables.ts';
import { sendContactRequest, subscribeNewsletter } from '#data/firebase/callables.ts';
import type { SiteRequest } from '#data/forms/kept-request.ts';
import { sendKept, sendOrKeep } from '#data/forms/outbox.ts';
import { isOutboxMarked } from '#data/forms/outbox-mark.ts';
import { report } from '#data/report.ts';
import { toHolidayRequest } from '#domain/requests/holiday-request.ts';
import { EMPTY_HOLIDAY_VALUES } from '#domain/requests/holiday-rules.ts';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#data/browser-storage.ts', () => ({
  safeStorage: () => ({
    setItem: async (key: string, value: unknown) => void stored.set(key, value),
    removeItem: async (key: string) => void stored.delete(key),
    entries: async () => [...stored],
  }),
}));
vi.mock('#data/firebase/callables.ts', () => ({
  sendContactRequest: vi.fn(),
  subscribeNewsletter: vi.fn(),
}));

vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

const DAY_MS = 24 * 60 * 60_000;
const SUCCESS: CallOutcome = { kind: 'success' };

const contact = {
  kind: 'contact',
  payload: {
    firstName: 'Camille',
    lastName: 'Delattre',
    email: 'camille@example.fr',
    message: 'Bonjour',
    formType: 'contact',
    requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  },
} as const satisfies SiteRequest;
const holiday: SiteRequest = {
  kind: 'vacances',
  payload: toHolidayRequest(
    {
      ...EMPTY_HOLIDAY_VALUES,
      prenom: 'Camille',
      nom: 'Delattre',
      methodeContact: 'appel',
      telephone: '06 12 34 56 78',
      typeVacances: 'autre',
      nombrePersonnes: '2',
    },
    '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ),
};
const signup: SiteRequest = {
  kind: 'newsletter',
  payload: { email: 'camille@example.fr', source: 'footer', consentVersion: '2026-11' },
};

const send = vi.mocked(sendContactRequest);
const subscribe = vi.mocked(subscribeNewsletter);

/** What is kept while there is no network, which has returned when this is done. */
async function keepOffline(...requests: SiteRequest[]) {
  onlineManager.setOnline(false);
  for (const request of requests) expect(await sendOrKeep(request)).toEqual({ kind: 'kept' });
  onlineManager.setOnline(true);
}

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue(SUCCESS);
  subscribe.mockResolvedValue(SUCCESS);
  onlineManager.setOnline(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
  localStorage.clear();
});

test('with a network a request is sent at once, and nothing is kept, however it ends', async () => {
  send.mockResolvedValue({ kind: 'unavailable', message: null });
  expect(await sendOrKeep(contact)).toEqual({ kind: 'unavailable', message: null });
  expect(send).toHaveBeenCalledExactlyOnceWith(contact.payload, undefined);
  expect(stored.size).toBe(0);
  expect(isOutboxMarked()).toBe(false);
});

test('without one it is kept, and sent once on return, with the same requestId', async () => {
  await keepOffline(contact, holiday, signup);
  expect(send).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
  expect(isOutboxMarked()).toBe(true);

  expect(await sendKept()).toEqual([
    { request: contact, outcome: SUCCESS },
    { request: holiday, outcome: SUCCESS },
    { request: signup, outcome: SUCCESS },
  ]);
  expect(send.mock.calls).toEqual([
    [contact.payload, undefined],
    [holiday.payload, undefined],
  ]);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(signup.payload, undefined);
  expect(isOutboxMarked()).toBe(false);
  expect(await sendKept()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('the same request asked for twice waits once', async () => {
  await keepOffline(contact, contact, signup, signup);
  await sendKept();
  expect(send).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledOnce();
});

test('whoever asks while it is being sent has nothing to do', async () => {
  await keepOffline(contact);
  const [first, second] = await Promise.all([sendKept(), sendKept()]);
  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
  expect(send).toHaveBeenCalledOnce();
});

test('another tab that is at it is left alone', async () => {
  await keepOffline(contact);
  const request = vi.fn((_name: string, _options: object, action: (lock: null) => unknown) =>
    action(null),
  );
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  expect(await sendKept()).toEqual([]);
  expect(request.mock.calls[0]?.[1]).toEqual({ ifAvailable: true });
  expect(send).not.toHaveBeenCalled();

  request.mockImplementation((_name, _options, action) => Reflect.apply(action, null, [{}]));
  expect(await sendKept()).toHaveLength(1);
});

test('what still cannot be sent goes on waiting', async () => {
  await keepOffline(contact);
  send.mockResolvedValueOnce({ kind: 'unavailable', message: 'Trop de demandes' });
  expect(await sendKept()).toEqual([]);
  expect(isOutboxMarked()).toBe(true);
  expect(await sendKept()).toEqual([{ request: contact, outcome: SUCCESS }]);
});

test('what is refused leaves the outbox', async () => {
  await keepOffline(contact, signup);
  send.mockResolvedValue({ kind: 'invalid', message: 'Adresse email invalide' });
  subscribe.mockResolvedValue({ kind: 'duplicate' });
  const outcomes = (await sendKept()).map(({ outcome }) => outcome.kind);
  expect(outcomes).toEqual(['invalid', 'duplicate']);
  expect(stored.size).toBe(0);
});

test('nothing is sent that waited more than 7 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepOffline(contact);
  vi.setSystemTime(Date.now() + 7 * DAY_MS);
  await keepOffline(signup);
  vi.setSystemTime(Date.now() + 1);
  expect(await sendKept()).toEqual([
    { request: contact, outcome: { kind: 'expired' } },
    { request: signup, outcome: SUCCESS },
  ]);
  expect(send).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

describe('what cannot be read', () => {
  const UNREADABLE = { request: null, outcome: { kind: 'unreadable' } };
  const old = { ...contact, payload: { ...contact.payload, email: 'camille', message: 'Secret' } };
  const kept = (request: object) => ({ request, kept_at: new Date().toISOString() });

  test('is told once, logged by its fields alone, and keeps nobody else waiting', async () => {
    stored.set('old', kept(old));
    await keepOffline(contact);
    expect(await sendKept()).toEqual([UNREADABLE, { request: contact, outcome: SUCCESS }]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'Envoi gardé hors connexion illisible',
      'request.payload.email',
    );
    expect(await sendKept()).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
    expect(stored.has('old')).toBe(true);
  });

  test('is sent by a release that can read it', async () => {
    stored.set('old', { unread: kept(contact), since: new Date().toISOString() });
    expect(await sendKept()).toEqual([{ request: contact, outcome: SUCCESS }]);
    expect(stored.size).toBe(0);
  });

  test.each([[{ request: old, kept_at: 'hier' }], ['x'], [null]])(
    'does not wait for ever: %o',
    async (entry) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      stored.set('old', entry);
      expect(await sendKept()).toEqual([UNREADABLE]);
      vi.setSystemTime(Date.now() + 7 * DAY_MS);
      expect(await sendKept()).toEqual([]);
      expect(stored.size).toBe(1);
      vi.setSystemTime(Date.now() + 1);
      expect(await sendKept()).toEqual([]);
      expect(stored.size).toBe(0);
      expect(isOutboxMarked()).toBe(false);
    },
  );
});

test('where storage is blocked, this tab still knows that something waits', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
    clear() {},
  });
  expect(isOutboxMarked()).toBe(false);
  await keepOffline(contact);
  expect(isOutboxMarked()).toBe(true);
  await sendKept();
  expect(isOutboxMarked()).toBe(false);
});
