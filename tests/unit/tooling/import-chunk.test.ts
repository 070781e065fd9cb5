// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { importChunkOrReport } from '#app/first-view/build/import-chunk.ts';

test('a chunk that fails to load fires vite:preloadError, and the message of its error does not make the router reload the page', async () => {
  const onError = vi.fn();
  addEventListener('vite:preloadError', onError);
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js');
  await expect(importChunkOrReport(() => Promise.reject(cause))).rejects.toThrow(
    /^Chunk not loaded: Failed/,
  );
  expect(onError).toHaveBeenCalledOnce();
});
