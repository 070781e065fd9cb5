import type { Plugin } from 'vite';

/** Runs in browsers, around each dynamic import; self-contained, as its source text is built in. */
async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (payload) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
}

/**
 * Replaces Vite's helper, 0.7 kB of each first view, whose lists of chunks and style sheets to preload are
 * empty in this build.
 */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export const __vitePreload = ${importPart}` : null,
});
