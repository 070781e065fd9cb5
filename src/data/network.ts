import { onlineManager } from '@tanstack/react-query';

/** Probed with HEAD, because the service worker answers GET from its cache. */
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

/** Polls until the site answers: browsers fire no event after an outage that they never noticed. */
function awaitReturn(): void {
  const timer = setInterval(async () => {
    if (!onlineManager.isOnline() && !(await siteAnswers())) return;
    clearInterval(timer);
    onlineManager.setOnline(true);
  }, RETRY_MS);
}

async function probe(): Promise<boolean> {
  if (await siteAnswers()) return false;
  // The browser may have fired `offline` during the probe.
  if (onlineManager.isOnline()) {
    onlineManager.setOnline(false);
    awaitReturn();
  }
  return true;
}

let probing: Promise<boolean> | undefined;

/**
 * Checks whether a request failed because the network is down: browsers report any connection as online,
 * even without internet access. If down, the application counts as offline until the site answers. Never
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
