import { onlineManager } from '@tanstack/react-query';

/** URL requested to test the network, with HEAD, because the service worker answers GET from its cache. */
const PROBE = '/app.html';
const PATIENCE_MS = 5000;
const RETRY_MS = 15_000;

function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
  return answer.then(Boolean, () => false);
}

async function probe(): Promise<boolean> {
  if (await siteAnswers()) return false;
  onlineManager.setOnline(false);
  // Tests the network regularly, because a browser that did not notice the outage fires no event when it ends.
  const timer = setInterval(async () => {
    await setOnlineIfSiteAnswers();
    if (onlineManager.isOnline()) clearInterval(timer);
  }, RETRY_MS);
  return true;
}

let probing: Promise<boolean> | undefined;

/** Tests whether the site answers. If not, resolves to true, and the app counts as offline until the site answers again. */
export function checkNetworkDown(): Promise<boolean> {
  if (!onlineManager.isOnline()) return Promise.resolve(true);
  probing ??= probe().finally(() => {
    probing = undefined;
  });
  return probing;
}

export async function setOnlineIfSiteAnswers(): Promise<void> {
  if (!onlineManager.isOnline() && (await siteAnswers())) onlineManager.setOnline(true);
}
