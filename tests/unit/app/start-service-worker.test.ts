// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '#app/start-service-worker.ts';
import { toasts } from '../../support/toasts.ts';

const ENTRY = '/assets/app-1.js';
const HOUR_MS = 60 * 60_000;

/** A worker that knows its build's files. */
function worker(entry: string) {
  const messages: string[] = [];
  return Object.assign(new EventTarget(), {
    messages,
    state: 'installed',
    postMessage(message: { type: string; file?: string }, [port]: MessagePort[] = []) {
      messages.push(message.type);
      port?.postMessage(message.file === entry);
    },
  });
}
const ofThisBuild = () => worker(ENTRY);
const ofNextBuild = () => worker('/assets/app-2.js');
type Worker = ReturnType<typeof worker>;

const reload = vi.fn();

/** Starts in a page whose registration has these workers. */
async function start(
  active: Worker | null,
  waiting: Worker | null = null,
  installing: EventTarget | null = null,
) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing,
    update: vi.fn(async () => undefined),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  startServiceWorker();
  if (active) await vi.waitFor(() => expect(active.messages).toContain('STARTED'));
  return { registration, serviceWorker };
}
/** Lets what was asked be answered. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Another worker takes over. */
async function takeOver(serviceWorker: EventTarget & { controller: Worker | null }, next: Worker) {
  serviceWorker.controller = next;
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await settle();
  await settle();
}

const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Mettre à jour' }));
const expectOffer = () => waitFor(() => expect(toasts()).toHaveLength(1));

beforeEach(() => {
  vi.stubEnv('PROD', true);
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.documentElement.dataset.entry = ENTRY;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The worker has taken over, whether or not it controls this tab. */
function activate(next: Worker) {
  next.state = 'activated';
  next.dispatchEvent(new Event('statechange'));
}

test('a worker that waits beside another is a new version, which reloads the page when accepted', async () => {
  const next = ofNextBuild();
  await start(ofThisBuild(), next);
  await expectOffer();
  expect(next.messages).toEqual(['HAS_FILE']);
  apply();
  expect(next.messages).toEqual(['HAS_FILE', 'SKIP_WAITING']);
  expect(reload).not.toHaveBeenCalled();
  activate(next);
  expect(reload).toHaveBeenCalledOnce();
});

test('accepted while the former worker is busy, it reloads after a moment', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true });
  await start(ofThisBuild(), ofNextBuild());
  await expectOffer();
  apply();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalled();
});

test('accepted in a tab that no worker controls, after another tab was faster, it reloads at once', async () => {
  const next = ofNextBuild();
  await start(ofThisBuild(), next);
  await expectOffer();
  activate(next);
  expect(reload).not.toHaveBeenCalled();
  apply();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that the server sent from the new build already lets its worker take over', async () => {
  const next = ofThisBuild();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true });
  const { serviceWorker } = await start(worker('/assets/app-0.js'), next);
  await vi.waitFor(() => expect(next.messages).toEqual(['HAS_FILE']));
  await settle();
  // Not at once, as other tabs ask the former worker for the notice of a new version.
  expect(next.messages).toEqual(['HAS_FILE']);
  vi.advanceTimersByTime(5000);
  expect(next.messages).toEqual(['HAS_FILE', 'SKIP_WAITING']);
  await takeOver(serviceWorker, next);
  expect(toasts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('the first worker of a visitor is no new version, though it waits for a moment', async () => {
  const first = ofThisBuild();
  const { registration } = await start(null, null);
  registration.waiting = first;
  const installing = new EventTarget();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  installing.dispatchEvent(new Event('statechange'));
  await settle();
  expect(first.messages).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('a version that is found later is offered', async () => {
  const { registration } = await start(ofThisBuild());
  const installing = new EventTarget();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = ofNextBuild();
  installing.dispatchEvent(new Event('statechange'));
  await expectOffer();
});

test('a version that the navigation to the page has found is offered', async () => {
  const installing = new EventTarget();
  const { registration } = await start(ofThisBuild(), null, installing);
  registration.waiting = ofNextBuild();
  installing.dispatchEvent(new Event('statechange'));
  await expectOffer();
});

test('a version accepted in another tab does not reload this one, but is offered', async () => {
  const { serviceWorker } = await start(ofThisBuild());
  await takeOver(serviceWorker, ofNextBuild());
  expect(reload).not.toHaveBeenCalled();
  await expectOffer();
  apply();
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version is looked for every hour and on return to the tab, with a network', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { registration } = await start(ofThisBuild());
  vi.advanceTimersByTime(HOUR_MS);
  expect(registration.update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
  Object.assign(navigator, { onLine: false });
  vi.advanceTimersByTime(HOUR_MS);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
