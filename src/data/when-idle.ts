const LATEST_MS = 5000;
const WITHOUT_IDLE_MS = 2000;

/**
 * Runs an action when the page is idle, at the latest after 5 seconds; in Safari, which lacks requestIdleCallback,
 * after 2 seconds.
 */
export function runWhenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: LATEST_MS });
  else setTimeout(action, WITHOUT_IDLE_MS);
}
