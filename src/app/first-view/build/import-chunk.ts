import type { Plugin } from 'vite';

/** Runs in browsers around each dynamic import. Must use nothing outside itself: the build copies its source text. */
export async function importChunkOrReport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (payload) {
    // With the browser's own message, the router would reload the page, even if only the network is down.
    if (payload instanceof Error) payload.message = `Chunk not loaded: ${payload.message}`;
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
}

/**
 * Replaces Vite's preload helper, 0.7 kB of each first view, whose lists of chunks to preload are empty in this
 * build.
 */
export const importChunkPlugin = (): Plugin => ({
  name: 'import-chunk',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = ${importChunkOrReport}`
      : null,
});
