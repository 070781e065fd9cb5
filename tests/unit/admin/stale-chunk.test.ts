// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from '#admin/app/stale-chunk.ts';

const ENTRY = '/assets/app-1.js';

const reload = vi.fn();
const probe = vi.fn<typeof fetch>();

/** Fires the event of a failed import. */
async function fail(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

vi.stubGlobal('location', { reload });
vi.stubGlobal('fetch', probe);
const entry = Object.assign(document.createElement('script'), { src: ENTRY });
vi.spyOn(document, 'querySelector').mockReturnValue(entry);
reloadOnStaleChunk();

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

test('an admin page whose build a deploy has removed reloads once when an import fails', async () => {
  probe.mockResolvedValue(new Response(null, { status: 404 }));
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('an admin page whose code cannot be loaded does not reload offline, or while its build is still deployed', async () => {
  probe.mockResolvedValueOnce(new Response());
  await fail();
  probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
});
