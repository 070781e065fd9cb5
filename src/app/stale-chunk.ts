const RELOADED_KEY = 'reloadedFor';

/**
 * Reloads the page when a chunk of an older deploy is gone, once per missing file, so that a failing
 * network cannot make it reload for ever.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    try {
      const missing = event.payload.message;
      if (sessionStorage.getItem(RELOADED_KEY) === missing) return;
      sessionStorage.setItem(RELOADED_KEY, missing);
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
