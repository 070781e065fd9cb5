import { report } from '#data/report.ts';
import { entryFile, isLeaving } from './stale-chunk.ts';
import type { WorkerMessage } from './worker-message.ts';

const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** Time for the old worker to finish, and for other tabs to load the code that announces a version. */
const TAKE_OVER_MS = 3000;

// Loaded on demand: few visits need this code. The import fails if the old version's files are gone.
const announce = async (apply: () => void) =>
  (await import('./announce-update.ts')).announceUpdate(apply);

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/** Returns true if this page belongs to the worker's build; false if the worker does not answer. */
async function isOfBuild(worker: ServiceWorker): Promise<boolean> {
  try {
    // Loaded on demand: few visits see a second worker.
    const { messageSW } = await import('workbox-window');
    const question: WorkerMessage = { type: 'HAS_FILE', file: entryFile() };
    const answer: unknown = await messageSW(worker, question);
    return answer === true;
  } catch {
    return false;
  }
}

/**
 * Offers the build of a waiting worker. If this page belongs to that build already, the worker takes
 * over without asking, after a delay for the old worker to finish: a request during the shutdown
 * would restart the old worker, and Chromium would then keep it running for 30 s.
 */
async function offer(worker: ServiceWorker): Promise<void> {
  const takeOver = () => tell(worker, { type: 'SKIP_WAITING' });
  if (await isOfBuild(worker)) return void setTimeout(takeOver, TAKE_OVER_MS);
  await announce(() => {
    // Another tab has activated the worker already.
    if (worker.state !== 'installed') return location.reload();
    // Not `controllerchange`: a tab of the first visit has no controller, and never sees that event.
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') location.reload();
    });
    takeOver();
    // Fallback: even without the takeover, the server sends the new build's page.
    setTimeout(() => location.reload(), TAKE_OVER_MS);
  });
}

function watchWaiting(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { active, waiting } = registration;
    // In Firefox, even the first worker is waiting for a moment before it becomes active.
    if (active && waiting && active !== waiting) offer(waiting).catch(() => undefined);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // The navigation to this page may have started the installation already.
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Offers a reload when another tab has accepted a new build; this tab keeps its files until then. */
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
    // A failed check counts as no update.
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
/** Not every browser has Trusted Types; typed so that `register` accepts their result. */
declare const self: {
  trustedTypes?: { createPolicy(name: string, rules: Scripts): Scripts };
};

/** Registers the service worker. A new version waits until the visitor accepts it or closes all tabs. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const own: Scripts = { createScriptURL: () => '/sw.js' };
  // The policy name that the page's CSP allows (functions/src/site/security-headers.ts).
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
    // Leaving the page aborts the registration, which is no error.
    if (!isLeaving()) report('Service worker', error);
  });
}
