// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '#app/start-service-worker.ts';
import { announceUpdate } from '#data/app-update.ts';

type Waiting = (event: { sw: object }) => Promise<void>;
const workbox = vi.hoisted(() => ({
  listeners: new Map<string, unknown>(),
  register: vi.fn(async () => undefined),
  messageSkipWaiting: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    register = workbox.register;
    messageSkipWaiting = workbox.messageSkipWaiting;
    addEventListener = (type: string, listener: Waiting) => workbox.listeners.set(type, listener);
  },
}));
vi.mock('#data/app-update.ts', () => ({ announceUpdate: vi.fn() }));

const aWorker = () => Object.assign(new EventTarget(), { state: 'installed' });
const first = aWorker();
const next = aWorker();

/** A worker waits beside that active one. */
async function wait(sw: object, active: object | null) {
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ active, waiting: sw }) },
  });
  startServiceWorker();
  await vi.waitFor(() => expect(workbox.register).toHaveBeenCalledOnce());
  const listener = workbox.listeners.get('waiting');
  if (typeof listener === 'function') await listener({ sw });
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a worker that waits beside another is a new version', async () => {
  await wait(next, first);
  expect(announceUpdate).toHaveBeenCalledOnce();
});

test('the first worker is none, though it waits for a moment', async () => {
  await wait(first, null);
  await wait(first, first).catch(() => undefined);
  expect(announceUpdate).not.toHaveBeenCalled();
});

test('an accepted version reloads the page once it is active, also where no worker controls it', async () => {
  await wait(next, first);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.mocked(announceUpdate).mock.lastCall?.[0]();
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
  for (const state of ['activating', 'activated']) {
    expect(reload).not.toHaveBeenCalled();
    next.state = state;
    next.dispatchEvent(new Event('statechange'));
  }
  expect(reload).toHaveBeenCalledOnce();
});
