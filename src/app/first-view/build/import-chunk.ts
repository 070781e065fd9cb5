import type { Plugin } from 'vite';

/** Wraps each dynamic import in browsers. Must use nothing outside itself: the build copies its source text. */
export async function importChunkOrReport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (payload) {
    // Replaces the browser's own message, at which the router would reload the page even if only the network is down.
    if (payload instanceof Error) payload.message = `Chunk not loaded: ${payload.message}`;
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
}

/**
 * Vite plugin that replaces Vite's preload helper: its lists of chunks to preload are empty here, and it costs each
 * first view 0.7 kB.
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
