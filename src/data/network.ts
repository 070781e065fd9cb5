import { onlineManager } from '@tanstack/react-query';

/** Asked for by HEAD, as the service worker answers GET from its cache. */
const PROBE = '/app.html';
const PATIENCE_MS = 5000;
const RETRY_MS = 15_000;

async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** No event tells that a network answers again which the browser never missed. */
function awaitReturn(): void {
  const timer = setInterval(async () => {
    if (!onlineManager.isOnline() && !(await siteAnswers())) return;
    clearInterval(timer);
    onlineManager.setOnline(true);
  }, RETRY_MS);
}

async function probe(): Promise<boolean> {
  if (await siteAnswers()) return false;
  // Meanwhile an event may have told.
  if (onlineManager.isOnline()) {
    onlineManager.setOnline(false);
    awaitReturn();
  }
  return true;
}

let probing: Promise<boolean> | undefined;

/**
 * Whether a request failed for want of a network: a browser believes in any network it is connected
 * to, also in one that leads nowhere. If so, the application counts as offline until the site answers
 * again. Never throws.
 */
export function isNetworkDead(): Promise<boolean> {
  if (!onlineManager.isOnline()) return Promise.resolve(true);
  probing ??= probe().finally(() => {
    probing = undefined;
  });
  return probing;
}

/** Asks at once whether the site answers again; for a retry. Never throws. */
export async function lookForNetwork(): Promise<void> {
  if (!onlineManager.isOnline() && (await siteAnswers())) onlineManager.setOnline(true);
}
