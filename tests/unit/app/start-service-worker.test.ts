// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '#app/start-service-worker.ts';
import { toasts } from '../../support/toasts.ts';

const ENTRY = '/assets/app-1.js';
const HOUR_MS = 60 * 60_000;

/** Builds a worker that knows the entry file of its build. */
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

/** Starts the service worker in a page whose registration has the given workers. */
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
/** Waits until the workers have answered. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Makes another worker the controller of the page. */
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

/** Activates a worker, which need not control this tab. */
function activate(next: Worker) {
  next.state = 'activated';
  next.dispatchEvent(new Event('statechange'));
}

test('a waiting worker is offered as a new version, and accepting the version reloads the page', async () => {
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

test('an accepted version reloads the page within 10 s even when the former worker stays busy', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true });
  await start(ofThisBuild(), ofNextBuild());
  await expectOffer();
  apply();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalled();
});

test('a version that another tab has activated reloads the page at once when accepted', async () => {
  const next = ofNextBuild();
  await start(ofThisBuild(), next);
  await expectOffer();
  activate(next);
  expect(reload).not.toHaveBeenCalled();
  apply();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page already served from the new build lets the new worker take over without an offer', async () => {
  const next = ofThisBuild();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true });
  const { serviceWorker } = await start(worker('/assets/app-0.js'), next);
  await vi.waitFor(() => expect(next.messages).toEqual(['HAS_FILE']));
  await settle();
  // Waits first: other tabs still load the update notice from the former worker.
  expect(next.messages).toEqual(['HAS_FILE']);
  vi.advanceTimersByTime(5000);
  expect(next.messages).toEqual(['HAS_FILE', 'SKIP_WAITING']);
  await takeOver(serviceWorker, next);
  expect(toasts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('the first worker of a visitor is not offered as a new version, even while waiting', async () => {
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

test('a version found while the page is open is offered', async () => {
  const { registration } = await start(ofThisBuild());
  const installing = new EventTarget();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = ofNextBuild();
  installing.dispatchEvent(new Event('statechange'));
  await expectOffer();
});

test('a version already installing when the page starts is offered', async () => {
  const installing = new EventTarget();
  const { registration } = await start(ofThisBuild(), null, installing);
  registration.waiting = ofNextBuild();
  installing.dispatchEvent(new Event('statechange'));
  await expectOffer();
});

test('a version accepted in another tab is offered in this tab without reloading', async () => {
  const { serviceWorker } = await start(ofThisBuild());
  await takeOver(serviceWorker, ofNextBuild());
  expect(reload).not.toHaveBeenCalled();
  await expectOffer();
  apply();
  expect(reload).toHaveBeenCalledOnce();
});

test('the page checks for a new version every hour and on return to the tab, but not offline', async () => {
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
