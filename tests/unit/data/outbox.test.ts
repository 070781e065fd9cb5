// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOutcome } from '#data/firebase/call-function.ts';
import { markOutbox } from '#data/forms/mark-outbox.ts';
import {
  deleteWaiting,
  listWaiting,
  restoreWaiting,
  sendKept,
  sendNow,
  sendOrKeep,
  takeSettlements,
} from '#data/forms/outbox.ts';
import { sendInBackground } from '#data/forms/outbox-background.ts';
import { resumeEdits, startEdit, stopEdit } from '#data/forms/outbox-edits.ts';
import type { SiteRequest } from '#data/forms/outbox-entries.ts';
import { outboxMark } from '#data/forms/outbox-mark.ts';
import { disk, storedIn } from '../../support/fake-indexeddb.ts';
import { answer, unreachable } from '../../support/network.ts';
import { takeReports } from '../../support/reported.ts';
import { contact, holiday, signup } from '../features/outbox/requests.ts';

const SENT: CallOutcome = { kind: 'success' };
const SUCCESS = { result: { success: true } };
const BUSY = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Trop de demandes' } };
const REFUSED = { error: { status: 'INVALID_ARGUMENT', message: 'Adresse email invalide' } };

const GUARD = { trap: '', elapsedMs: 5000 };

const stored = storedIn('grand-sejour-outbox');
/** What the functions answer to what they are sent. */
const send = vi.fn<(data: object) => unknown>();
const subscribe = vi.fn<(data: object) => unknown>();
const sentAs = ({ payload }: SiteRequest) => ({ ...payload, guard: GUARD });

/** Keeps requests while offline; online again afterwards. */
async function keepOffline(...requests: SiteRequest[]) {
  onlineManager.setOnline(false);
  for (const request of requests)
    expect(await sendOrKeep(request, GUARD)).toEqual({ kind: 'kept' });
  onlineManager.setOnline(true);
}

/** Sends what waits; what the visitor is then told. */
async function sendAndTake() {
  await sendKept();
  return takeSettlements();
}

const waitingKeys = async () => (await listWaiting()).map(({ key }) => key);

beforeEach(() => {
  send.mockReset().mockReturnValue(SUCCESS);
  subscribe.mockReset().mockReturnValue(SUCCESS);
  answer('/demo-grand-sejour/europe-west1/', async ({ pathname }, { body }) => {
    const { data } = JSON.parse(String(body));
    const call = pathname.endsWith('/sendContactEmail') ? send : subscribe;
    return Response.json(await call(data));
  });
  onlineManager.setOnline(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const kind of ['contact', 'vacances', 'newsletter'] as const) stopEdit(kind);
  markOutbox(null);
  sessionStorage.clear();
});

test('online, a request is sent at once and never kept, whatever the outcome', async () => {
  send.mockReturnValue({ error: { status: 'INTERNAL' } });
  expect(await sendOrKeep(contact, GUARD)).toEqual({ kind: 'unavailable', message: null });
  expect(send).toHaveBeenCalledExactlyOnceWith(sentAs(contact));
  expect(stored.size).toBe(0);
  expect(outboxMark()).toBeNull();
});

test('a network that leads nowhere is none: the request is kept', async () => {
  answer('/app.html', unreachable);
  send.mockImplementationOnce(unreachable);
  expect(await sendOrKeep(contact, GUARD)).toEqual({ kind: 'kept' });
  expect(outboxMark()).toBe(1);
  onlineManager.setOnline(true);
  expect(await sendAndTake()).toEqual([{ kind: 'contact', outcome: 'success' }]);
});

test('the answer of the function is told, whatever the network', async () => {
  answer('/app.html', unreachable);
  send.mockReturnValue(BUSY);
  expect(await sendOrKeep(contact, GUARD)).toEqual({
    kind: 'unavailable',
    message: 'Trop de demandes',
  });
  expect(stored.size).toBe(0);
});

test('where nothing can be stored, the visitor is told so, and nothing is kept', async () => {
  disk.isFull = true;
  onlineManager.setOnline(false);
  expect(await sendOrKeep(contact, GUARD)).toEqual({ kind: 'unkept' });
  expect(stored.size).toBe(0);
  expect(outboxMark()).toBeNull();
});

test('a request kept while others are being sent is sent with them', async () => {
  await keepOffline(contact);
  send.mockImplementationOnce(async () => {
    await keepOffline(signup);
    return SUCCESS;
  });
  expect(await sendAndTake()).toHaveLength(2);
  expect(outboxMark()).toBeNull();
});

test('offline, a request is kept, and sent once when back online, with the same requestId', async () => {
  await keepOffline(contact, holiday, signup);
  expect(send).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
  expect(outboxMark()).toBe(3);

  await sendKept();
  expect(send.mock.calls).toEqual([[sentAs(contact)], [sentAs(holiday)]]);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(sentAs(signup));
  await sendKept();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a sent request leaves nothing but its outcome, which is told once', async () => {
  await keepOffline(contact, holiday, signup);
  await sendKept();
  expect(JSON.stringify([...stored])).not.toMatch(/camille|Delattre|Kyoto/i);
  // Nothing waits, but the visitor is to be told, at the next visit if not before.
  expect(outboxMark()).toBe(0);
  expect(await takeSettlements()).toEqual([
    { kind: 'contact', outcome: 'success' },
    { kind: 'vacances', method: 'tiktok', outcome: 'success' },
    { kind: 'newsletter', outcome: 'success' },
  ]);
  expect(outboxMark()).toBeNull();
  expect(await takeSettlements()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('the icon of the installed site shows how many wait', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { onLine: true, setAppBadge });
  await keepOffline(contact, signup);
  await sendAndTake();
  expect(setAppBadge.mock.calls).toEqual(expect.arrayContaining([[1], [2], [0]]));
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

test('the service worker is asked to send when the network is back, where the browser can', async () => {
  const register = vi.fn(async () => undefined);
  const getRegistration = async () => ({ sync: { register } });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await keepOffline(contact);
  await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('grand-sejour-outbox'));
});

test('the same request kept twice is sent once', async () => {
  await keepOffline(contact, contact, signup, signup);
  await sendKept();
  expect(send).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledOnce();
});

test('two calls at once send each request once', async () => {
  await keepOffline(contact);
  await Promise.all([sendKept(), sendKept()]);
  expect(send).toHaveBeenCalledOnce();
});

test('a request that still cannot be sent is kept', async () => {
  await keepOffline(contact);
  send.mockReturnValueOnce(BUSY);
  expect(await sendAndTake()).toEqual([]);
  expect(outboxMark()).toBe(1);
  expect(await sendAndTake()).toEqual([{ kind: 'contact', outcome: 'success' }]);
});

test('a refused request waits to be corrected; a sign-up that exists does not', async () => {
  await keepOffline(contact, signup);
  send.mockReturnValue(REFUSED);
  subscribe.mockReturnValue({ error: { status: 'ALREADY_EXISTS', message: '' } });
  expect(await sendAndTake()).toEqual([
    { kind: 'contact', outcome: 'refused', message: 'Adresse email invalide' },
    { kind: 'newsletter', outcome: 'duplicate' },
  ]);
  expect(await listWaiting()).toMatchObject([
    { request: contact, refused: 'Adresse email invalide' },
  ]);
  await sendKept();
  expect(send).toHaveBeenCalledOnce();
});

test('a request that is refused after it was deleted does not come back', async () => {
  await keepOffline(contact);
  const [entry] = await listWaiting();
  send.mockImplementation(async () => {
    if (entry) await deleteWaiting(entry);
    return REFUSED;
  });
  await sendKept();
  expect(await waitingKeys()).toEqual([]);
});

describe('a waiting request', () => {
  test('is deleted, and restored as it was', async () => {
    await keepOffline(contact);
    const [entry] = await listWaiting();
    if (!entry) throw new Error('Nothing waits.');
    await deleteWaiting(entry);
    expect([await waitingKeys(), outboxMark()]).toEqual([[], null]);
    expect(await restoreWaiting(entry)).toBe(true);
    expect(await listWaiting()).toEqual([entry]);
    expect(outboxMark()).toBe(1);
  });

  test('is sent now, alone; one that is gone is said to be', async () => {
    await keepOffline(contact, signup);
    expect(await sendNow(contact.payload.requestId)).toEqual(SENT);
    expect(await sendNow(contact.payload.requestId)).toEqual({ kind: 'gone' });
    expect(await waitingKeys()).toEqual([signup.payload.email]);
    expect(outboxMark()).toBe(1);
  });

  const edited = {
    ...contact,
    payload: { ...contact.payload, message: 'Bonsoir', requestId: crypto.randomUUID() },
  };

  test('is not sent while it is edited; what is kept then replaces it', async () => {
    await keepOffline(contact);
    startEdit('contact', contact.payload.requestId);
    await sendKept();
    expect(send).not.toHaveBeenCalled();
    await keepOffline(edited);
    expect(await waitingKeys()).toEqual([edited.payload.requestId]);
    await sendKept();
    expect(send).toHaveBeenCalledExactlyOnceWith(sentAs(edited));
  });

  test('is replaced by what is sent; a failure changes nothing', async () => {
    await keepOffline(contact);
    startEdit('contact', contact.payload.requestId);
    send.mockReturnValueOnce(BUSY);
    await sendOrKeep(edited, GUARD);
    expect(await waitingKeys()).toEqual([contact.payload.requestId]);
    await sendOrKeep(edited, GUARD);
    expect(await waitingKeys()).toEqual([]);
    expect(outboxMark()).toBeNull();
  });

  test('is edited in its own form only', async () => {
    await keepOffline(contact);
    startEdit('contact', contact.payload.requestId);
    await sendOrKeep(holiday, GUARD);
    expect(await waitingKeys()).toEqual([contact.payload.requestId]);
  });

  test('a sign-up is replaced under its own address too', async () => {
    await keepOffline(signup);
    startEdit('newsletter', signup.payload.email);
    await keepOffline(signup);
    expect(await waitingKeys()).toEqual([signup.payload.email]);
    expect(sessionStorage.getItem('outboxEdits')).not.toContain('camille');
  });

  test('is still edited after a reload', () => {
    startEdit('contact', 'a');
    expect(resumeEdits()).toEqual({ contact: 'a' });
    expect(sessionStorage.getItem('outboxEdits')).toBe('{"contact":"a"}');
  });
});

describe('a kept request that cannot be read', () => {
  const UNREADABLE = { kind: null, outcome: 'unreadable' };
  const old = { ...contact, payload: { ...contact.payload, email: 'camille', message: 'Secret' } };

  test('is reported once, logged by its fields alone, dropped, and delays no other', async () => {
    stored.set('old', { request: old, guard: GUARD, kept_at: new Date().toISOString() });
    await keepOffline(contact);
    expect(await sendAndTake()).toEqual([UNREADABLE, { kind: 'contact', outcome: 'success' }]);
    expect(vi.mocked(console.error)).toHaveBeenCalledExactlyOnceWith(
      'Envoi gardé hors connexion illisible',
      'request.payload.email',
    );
    takeReports();
    expect(stored.size).toBe(0);
    expect(outboxMark()).toBeNull();
    expect(await sendAndTake()).toEqual([]);
  });

  test.each([[{ request: old, kept_at: 'hier' }], ['x'], [null]])(
    'may be anything: %o',
    async (entry) => {
      stored.set('old', entry);
      expect(await sendAndTake()).toEqual([UNREADABLE]);
      expect(takeReports()).toHaveLength(1);
      expect(stored.size).toBe(0);
      expect(outboxMark()).toBeNull();
    },
  );
});

describe('the service worker', () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('not installed')));

  test('sends what waits, by the function of each form, and shows how many are left', async () => {
    await keepOffline(contact, signup);
    vi.stubGlobal('navigator', { setAppBadge });
    await sendInBackground();
    expect(send).toHaveBeenCalledExactlyOnceWith(sentAs(contact));
    expect(subscribe).toHaveBeenCalledExactlyOnceWith(sentAs(signup));
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('has the browser call it again for what could not be sent, also without badges', async () => {
    await keepOffline(contact);
    send.mockReturnValueOnce(BUSY);
    vi.stubGlobal('navigator', {});
    await expect(sendInBackground()).rejects.toThrow();
    await sendInBackground();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
