import { onlineManager } from '@tanstack/react-query';

/** Probed by HEAD, as the service worker answers GET from its cache. */
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

/** No event tells that a network answers again if the browser never noticed the outage. */
function awaitReturn(): void {
  const timer = setInterval(async () => {
    if (!onlineManager.isOnline() && !(await siteAnswers())) return;
    clearInterval(timer);
    onlineManager.setOnline(true);
  }, RETRY_MS);
}

async function probe(): Promise<boolean> {
  if (await siteAnswers()) return false;
  // An event may have come meanwhile.
  if (onlineManager.isOnline()) {
    onlineManager.setOnline(false);
    awaitReturn();
  }
  return true;
}

let probing: Promise<boolean> | undefined;

/**
 * Finds out if a request failed for want of a network: browsers trust any network they are
 * connected to. Without one, the application counts as offline until the site answers. Never
 * throws.
 */
export function isNetworkDead(): Promise<boolean> {
  if (!onlineManager.isOnline()) return Promise.resolve(true);
  probing ??= probe().finally(() => {
    probing = undefined;
  });
  return probing;
}

export async function lookForNetwork(): Promise<void> {
  if (!onlineManager.isOnline() && (await siteAnswers())) onlineManager.setOnline(true);
}
