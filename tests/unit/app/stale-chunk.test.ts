// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { createElement, lazy, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from '#app/stale-chunk.ts';

const CHUNK = 'https://grand-sejour.test/assets/blog-1.js';
const ENTRY = '/assets/app-1.js';
const CHROME = `Failed to fetch dynamically imported module: ${CHUNK}`;
const SAFARI = 'Importing a module script failed.';

const reload = vi.fn();
const probe = vi.fn<(file: string) => Promise<Response>>();
const gone = new Set<string>();

/** Fires the event of a failed import, with the message of a browser. */
async function fail(message: string) {
  const event = new Event('vite:preloadError', { cancelable: true });
  const payload = new TypeError(message);
  dispatchEvent(Object.assign(event, { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  return { event, payload };
}

vi.stubGlobal('location', { reload });
vi.stubGlobal('fetch', probe);
document.documentElement.dataset.entry = ENTRY;
reloadOnStaleChunk();

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  gone.clear();
  probe.mockImplementation(
    async (file) => new Response(null, { status: gone.has(file) ? 404 : 200 }),
  );
  dispatchEvent(new Event('pointerdown'));
});

test('the page reloads once when a deploy has removed a chunk', async () => {
  gone.add(CHUNK);
  await fail(CHROME);
  expect(reload).toHaveBeenCalledOnce();
  await fail(CHROME);
  expect(reload).toHaveBeenCalledOnce();
});

test('when the browser does not name the chunk, the page reloads if its build is gone', async () => {
  await fail(SAFARI);
  expect(probe.mock.calls.map(([file]) => file)).toEqual([ENTRY]);
  expect(reload).not.toHaveBeenCalled();
  gone.add(ENTRY);
  await fail(SAFARI);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page reloads neither while the chunk exists nor offline', async () => {
  await fail(CHROME);
  probe.mockRejectedValue(new TypeError('Failed to fetch'));
  await fail(CHROME);
  expect(reload).not.toHaveBeenCalled();
});

test.each(['beforeunload', 'pagehide'])(
  'after %s the page does not reload until the visitor uses it again',
  async (leaving) => {
    gone.add(CHUNK);
    dispatchEvent(new Event(leaving));
    await fail(CHROME);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('keydown'));
    await fail(CHROME);
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('a chunk that fails while the visitor leaves shows no error, and coming back reloads the page', async () => {
  dispatchEvent(new Event('beforeunload'));
  const { payload } = await fail(SAFARI);
  expect(probe).not.toHaveBeenCalled();
  const Part = lazy(() => Promise.reject(payload));
  const page = createElement(Suspense, { fallback: 'La page' }, createElement(Part));
  const { container } = render(page);
  await act(async () => undefined);
  expect(container.textContent).toBe('La page');
  cleanup();

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});

test('a failed import rejects with a message on which the router does not reload', async () => {
  const { event, payload } = await fail(CHROME);
  expect(event.defaultPrevented).toBe(false);
  expect(payload.message).toBe(`Chunk not loaded: ${CHROME}`);
});
