const LATEST_MS = 5000;
const WITHOUT_IDLE_MS = 2000;

/** Runs what can wait once the page has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: LATEST_MS });
  else setTimeout(action, WITHOUT_IDLE_MS);
}
