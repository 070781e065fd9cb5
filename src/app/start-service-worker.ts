import { report } from '#data/report.ts';
import { entryFile } from './entry-file.ts';
import { isLeaving } from './leaving.ts';
import type { WorkerMessage } from './worker-message.ts';

const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** For the former worker to end its work, and for other tabs to load what tells of a new version. */
const TAKE_OVER_MS = 3000;

// Few visits need its code, which may be gone with the former version.
const announce = async (apply: () => void) =>
  (await import('./announce-update.ts')).announceUpdate(apply);

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/** Whether this page is of the build that a worker serves; false when that cannot be found out. */
async function isOfBuild(worker: ServiceWorker): Promise<boolean> {
  try {
    // Few visits see a second worker.
    const { messageSW } = await import('workbox-window');
    const question: WorkerMessage = { type: 'HAS_FILE', file: entryFile() };
    const answer: unknown = await messageSW(worker, question);
    return answer === true;
  } catch {
    return false;
  }
}

/**
 * Offers a build whose worker waits. The server may have sent this very page from it already: then
 * nothing changes here when the worker takes over. It may, but nobody waits for it: a request to the former
 * worker while that is being ended would start it anew, and Chromium then lets it run for half a minute.
 */
async function offer(worker: ServiceWorker): Promise<void> {
  const takeOver = () => tell(worker, { type: 'SKIP_WAITING' });
  if (await isOfBuild(worker)) return void setTimeout(takeOver, TAKE_OVER_MS);
  await announce(() => {
    // Another tab was faster.
    if (worker.state !== 'installed') return location.reload();
    // Not « controllerchange »: a tab of the first visit has no worker to change, though other tabs have.
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') location.reload();
    });
    takeOver();
    // The server's page is of the new build in any case.
    setTimeout(() => location.reload(), TAKE_OVER_MS);
  });
}

function watchWaiting(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { active, waiting } = registration;
    // The first worker waits for a moment as well in Firefox, before it becomes active.
    if (active && waiting && active !== waiting) offer(waiting).catch(() => undefined);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // The navigation to this page may have found it before.
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Another tab has accepted a new build: this one goes on with its files, and may follow. */
function watchOtherTabs(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (!controller || (await isOfBuild(controller))) return;
    announce(() => location.reload()).catch(() => undefined);
  });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    // Without an answer there is nothing new.
    if (navigator.onLine) registration.update().catch(() => undefined);
  };
  setInterval(check, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

function unkeptPictures(): string[] {
  if (navigator.serviceWorker.controller) return [];
  return [...document.images].flatMap(({ complete, currentSrc }) =>
    complete && currentSrc ? [currentSrc] : [],
  );
}

type Scripts = { createScriptURL(url: string): string };
/** Trusted Types are not in every browser; what they make is registered as it is. */
declare const self: {
  trustedTypes?: { createPolicy(name: string, rules: Scripts): Scripts };
};

/** Registers the service worker. A new version waits until the visitor accepts it, or comes anew. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const own: Scripts = { createScriptURL: () => '/sw.js' };
  // As the page's policy wants it (functions/src/site/security-headers.ts).
  const scripts = self.trustedTypes?.createPolicy('sw', own) ?? own;
  const registration = await serviceWorker.register(scripts.createScriptURL(''));
  watchWaiting(registration);
  watchOtherTabs();
  checkForUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (!active) return;
  tell(active, {
    type: 'STARTED',
    entry: entryFile(),
    url: location.href,
    pictures: unkeptPictures(),
  });
}

export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => {
    // A page that is left loads nothing more.
    if (!isLeaving()) report('Service worker', error);
  });
}
