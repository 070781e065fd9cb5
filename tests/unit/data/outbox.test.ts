// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addToOutbox,
  deleteFromOutbox,
  type FilledVisitorForm,
  listWaitingRequests,
  sendOrQueue,
  sendOutbox,
} from '#data/forms/outbox.ts';
import { storeOutboxCount } from '#data/forms/outbox-count.ts';
import { simulatedDisk, storedInIndexedDb } from '../../support/fake-indexeddb.ts';
import { answerRequests, unreachable } from '../../support/network.ts';
import { contact, holiday, signup } from '../features/requests/requests.ts';

const SUCCESS = { result: { success: true } };
const BUSY = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Trop de demandes' } };
const REFUSED = { error: { status: 'INVALID_ARGUMENT', message: 'Adresse email invalide' } };

const GUARD = { trap: '', elapsedMs: 5000 };

const stored = storedInIndexedDb('grand-sejour-outbox');
const mark = () => localStorage.getItem('outboxWaiting');
/** Mocks of sendContactEmail and subscribeNewsletter: receive the payload, return the response. */
const send = vi.fn<(data: object) => unknown>();
const subscribe = vi.fn<(data: object) => unknown>();
const sentAs = ({ payload }: FilledVisitorForm) => ({ ...payload, guard: GUARD });

/** Queues requests while offline, then goes back online. */
async function keepOffline(...requests: FilledVisitorForm[]) {
  onlineManager.setOnline(false);
  for (const request of requests)
    expect(await sendOrQueue(request, GUARD)).toEqual({ kind: 'kept' });
  onlineManager.setOnline(true);
}

async function firstWaiting() {
  const [entry] = await listWaitingRequests();
  if (!entry) throw new Error('Nothing waits.');
  return entry;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  send.mockReset().mockReturnValue(SUCCESS);
  subscribe.mockReset().mockReturnValue(SUCCESS);
  answerRequests('/demo-grand-sejour/europe-west1/', async ({ pathname }, { body }) => {
    const { data } = JSON.parse(String(body));
    const call = pathname.endsWith('/sendContactEmail') ? send : subscribe;
    return Response.json(await call(data));
  });
  onlineManager.setOnline(true);
});

afterEach(() => {
  vi.useRealTimers();
  storeOutboxCount(0);
});

test('a form submitted online is sent at once, and not queued in the browser even if sending fails', async () => {
  send.mockReturnValue({ error: { status: 'INTERNAL' } });
  expect(await sendOrQueue(contact, GUARD)).toEqual({ kind: 'unavailable', message: null });
  expect(send).toHaveBeenCalledExactlyOnceWith(sentAs(contact));
  expect([stored.size, mark()]).toEqual([0, null]);
});

test('a form that its Cloud Function refuses is not queued, even if the site is unreachable', async () => {
  answerRequests('/app.html', unreachable);
  send.mockReturnValue(BUSY);
  expect(await sendOrQueue(contact, GUARD)).toEqual({
    kind: 'unavailable',
    message: 'Trop de demandes',
  });
  expect(stored.size).toBe(0);
});

test('a form submitted offline with storage full is reported as not queued', async () => {
  simulatedDisk.isFull = true;
  onlineManager.setOnline(false);
  expect(await sendOrQueue(contact, GUARD)).toEqual({ kind: 'unkept' });
  expect([await listWaitingRequests(), mark()]).toEqual([[], null]);
});

test('a form queued offline, even twice, is sent once when back online', async () => {
  await keepOffline(contact, holiday, signup, contact);
  expect([send, subscribe].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(mark()).toBe('3');

  const [first, second] = await Promise.all([sendOutbox(), sendOutbox()]);
  expect(send.mock.calls).toEqual([[sentAs(contact)], [sentAs(holiday)]]);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(sentAs(signup));
  expect(first.outcomes).toEqual(
    [contact, holiday, signup].map((request) => ({ kind: 'success', request })),
  );
  expect(second).toEqual({ outcomes: [], isDone: true });
  expect([stored.size, mark()]).toEqual([0, null]);
});

test('the time that a form waits in the queue counts as time spent filling it in, so that the form is not refused as filled in too fast', async () => {
  const kept_at = new Date(Date.now() - 60_000).toISOString();
  await addToOutbox({ request: contact, guard: { trap: '', elapsedMs: 300 }, kept_at });
  await sendOutbox();
  const guard = { trap: '', elapsedMs: 60_300 };
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...contact.payload, guard });
});

test('a queued contact message that is refused stays queued to be corrected; a refused newsletter sign-up is dropped', async () => {
  await keepOffline(contact, signup);
  send.mockReturnValue(REFUSED);
  subscribe.mockReturnValue(REFUSED);
  const message = 'Adresse email invalide';
  const kind = 'refused';
  expect(await sendOutbox()).toEqual({
    outcomes: [
      { kind, request: contact, message },
      { kind, request: signup, message },
    ],
    isDone: true,
  });
  expect(await listWaitingRequests()).toMatchObject([{ request: contact, refused: message }]);
  await sendOutbox();
  expect(send).toHaveBeenCalledOnce();
});

test('a queued form deleted while being sent does not come back when refused', async () => {
  await keepOffline(contact);
  const entry = await firstWaiting();
  send.mockImplementation(async () => {
    await deleteFromOutbox(entry);
    return REFUSED;
  });
  await sendOutbox();
  expect(await listWaitingRequests()).toEqual([]);
});

test('a queued form expires after 7 days, even offline', async () => {
  await keepOffline(contact);
  onlineManager.setOnline(false);
  vi.setSystemTime(Date.now() + 7.01 * 24 * 60 * 60_000);
  expect((await sendOutbox()).outcomes).toEqual([{ kind: 'expired', request: contact }]);
  expect([stored.size, mark()]).toEqual([0, null]);
});
