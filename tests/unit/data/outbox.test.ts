// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOutcome } from '#data/firebase/callables.ts';
import { sendContactRequest, subscribeNewsletter } from '#data/firebase/callables.ts';
import type { SiteRequest } from '#data/forms/outbox.ts';
import { sendKept, sendOrKeep } from '#data/forms/outbox.ts';
import { isOutboxMarked } from '#data/forms/outbox-mark.ts';
import { isNetworkDead } from '#data/network.ts';
import { report } from '#data/report.ts';
import { EMPTY_HOLIDAY_VALUES } from '#domain/requests/holiday-rules.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';

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
vi.mock('#data/network.ts', () => ({ isNetworkDead: vi.fn() }));
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

/** Keeps requests while offline; online again afterwards. */
async function keepOffline(...requests: SiteRequest[]) {
  onlineManager.setOnline(false);
  for (const request of requests) expect(await sendOrKeep(request)).toEqual({ kind: 'kept' });
  onlineManager.setOnline(true);
}

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue(SUCCESS);
  subscribe.mockResolvedValue(SUCCESS);
  vi.mocked(isNetworkDead).mockResolvedValue(false);
  onlineManager.setOnline(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
  localStorage.clear();
});

test('online, a request is sent at once and never kept, whatever the outcome', async () => {
  send.mockResolvedValue({ kind: 'unavailable', message: null });
  expect(await sendOrKeep(contact)).toEqual({ kind: 'unavailable', message: null });
  expect(send).toHaveBeenCalledExactlyOnceWith(contact.payload, undefined);
  expect(stored.size).toBe(0);
  expect(isOutboxMarked()).toBe(false);
});

test('a network that leads nowhere is none: the request is kept', async () => {
  vi.mocked(isNetworkDead).mockResolvedValue(true);
  send.mockResolvedValueOnce({ kind: 'unavailable', message: null });
  expect(await sendOrKeep(contact)).toEqual({ kind: 'kept' });
  expect(isOutboxMarked()).toBe(true);
  expect(await sendKept()).toEqual([{ request: contact, outcome: SUCCESS }]);
});

test('what the function itself answers is told, whatever the network', async () => {
  vi.mocked(isNetworkDead).mockResolvedValue(true);
  const answer: CallOutcome = { kind: 'unavailable', message: 'Trop de demandes' };
  send.mockResolvedValue(answer);
  expect(await sendOrKeep(contact)).toEqual(answer);
  expect(stored.size).toBe(0);
});

test('what is kept while others are being sent is sent with them', async () => {
  await keepOffline(contact);
  send.mockImplementationOnce(async () => {
    await keepOffline(signup);
    return SUCCESS;
  });
  expect(await sendKept()).toHaveLength(2);
  expect(isOutboxMarked()).toBe(false);
});

test('offline, it is kept, and sent once back online, with the same requestId', async () => {
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

test('the same request kept twice is sent once', async () => {
  await keepOffline(contact, contact, signup, signup);
  await sendKept();
  expect(send).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledOnce();
});

test('a second call while sending does nothing', async () => {
  await keepOffline(contact);
  const [first, second] = await Promise.all([sendKept(), sendKept()]);
  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
  expect(send).toHaveBeenCalledOnce();
});

test('nothing is sent while another tab is sending', async () => {
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

test('a request that still cannot be sent is kept', async () => {
  await keepOffline(contact);
  send.mockResolvedValueOnce({ kind: 'unavailable', message: 'Trop de demandes' });
  expect(await sendKept()).toEqual([]);
  expect(isOutboxMarked()).toBe(true);
  expect(await sendKept()).toEqual([{ request: contact, outcome: SUCCESS }]);
});

test('a refused request leaves the outbox', async () => {
  await keepOffline(contact, signup);
  send.mockResolvedValue({ kind: 'invalid', message: 'Adresse email invalide' });
  subscribe.mockResolvedValue({ kind: 'duplicate' });
  const outcomes = (await sendKept()).map(({ outcome }) => outcome.kind);
  expect(outcomes).toEqual(['invalid', 'duplicate']);
  expect(stored.size).toBe(0);
});

test('a request kept for more than 7 days is not sent', async () => {
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

describe('a kept request that cannot be read', () => {
  const UNREADABLE = { request: null, outcome: { kind: 'unreadable' } };
  const old = { ...contact, payload: { ...contact.payload, email: 'camille', message: 'Secret' } };

  test('is reported once, logged by its fields alone, dropped, and delays no other', async () => {
    stored.set('old', { request: old, kept_at: new Date().toISOString() });
    await keepOffline(contact);
    expect(await sendKept()).toEqual([UNREADABLE, { request: contact, outcome: SUCCESS }]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'Envoi gardé hors connexion illisible',
      'request.payload.email',
    );
    expect(stored.size).toBe(0);
    expect(isOutboxMarked()).toBe(false);
    expect(await sendKept()).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });

  test.each([[{ request: old, kept_at: 'hier' }], ['x'], [null]])(
    'may be anything: %o',
    async (entry) => {
      stored.set('old', entry);
      expect(await sendKept()).toEqual([UNREADABLE]);
      expect(report).toHaveBeenCalledOnce();
      expect(stored.size).toBe(0);
      expect(isOutboxMarked()).toBe(false);
    },
  );
});

test('where storage is blocked, this tab still knows that a request is kept', async () => {
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
