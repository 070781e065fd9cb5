import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPages } from '#data/offline/kept-pages.ts';
import { findPage, savedPaths } from '#data/offline/page-cache.ts';
import { LASTING_PAGES } from '#domain/site/kept-page.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', ask.mockReset());
  ask.mockImplementation(async () => new Response('<html data-entry="/assets/app-1.js"></html>'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the pages of the list are kept, each fetched once; those that left it are visited ones', async () => {
  await keepPages(['/hotels/a', '/hotels/b']);
  await keepPages(['/hotels/b']);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await savedPaths()).toEqual([...LASTING_PAGES, '/hotels/b']);
  expect(await findPage('/hotels/a')).toBeDefined();
});

test('without a network they are marked, to be fetched at the next start', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await keepPages(['/hotels/a', '/hotels/b']);
  expect(await savedPaths()).toEqual([...LASTING_PAGES, '/hotels/a', '/hotels/b']);
});

test('without a worker nothing is kept', async () => {
  vi.stubGlobal('navigator', {});
  await keepPages(['/hotels/a']);
  expect(ask).not.toHaveBeenCalled();
});
