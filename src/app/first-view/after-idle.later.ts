import { messageSW, Workbox } from 'workbox-window';
import { CrashScreen } from '#features/shell/crash-screen.tsx';
import { PageLoadError } from '#features/shell/load-error.tsx';
import type { AppRouter } from '../router.tsx';

export { CrashScreen, PageLoadError };

/**
 * Delay in ms before a new service worker replaces the old one: a request to a stopping worker restarts it, in Chromium
 * for 30 s.
 */
const TAKE_OVER_MS = 3000;

/** Lets the first service worker cache what the page loaded before that worker was active. */
async function cacheShown(): Promise<void> {
  const pictures = [...document.images].filter(({ currentSrc }) => currentSrc);
  // Requested in no-cors mode, as pictures of other sites cannot be requested otherwise.
  const urls = pictures.map(({ currentSrc }) => [currentSrc, { mode: 'no-cors' }]);
  const { active } = await navigator.serviceWorker.ready;
  // Workbox handles this message in the service worker (sw.ts).
  const payload = { urlsToCache: [location.href, ...urls] };
  active?.postMessage({ type: 'CACHE_URLS', payload });
}

type Scripts = { createScriptURL(url: string): string };
/** Declares Trusted Types, which not every browser has, with script URLs that TypeScript accepts for `Workbox`. */
declare const self: {
  trustedTypes?: { createPolicy(name: string, rules: Scripts): Scripts };
};

/**
 * Registers the service worker. One of another build than the page waits until the visitor accepts or all tabs close.
 */
async function register(): Promise<void> {
  const rules: Scripts = { createScriptURL: () => '/sw.js' };
  // The Content-Security-Policy allows a policy of this name (functions/src/site/security-headers.ts).
  const scripts = self.trustedTypes?.createPolicy('sw', rules) ?? rules;
  const workbox = new Workbox(scripts.createScriptURL(''));
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  const compareBuilds = async (): Promise<void> => {
    const { active, waiting } = registration;
    // In Firefox, even the first service worker is `waiting` for a moment, without a former version to replace.
    if (!active) return;
    // The hashed name of the entry script identifies the build of this page.
    const question = { type: 'HAS_FILE', file: document.documentElement.dataset.entry };
    const isOwn = await messageSW(waiting ?? active, question);
    // The page already has the scripts of the newest build: that build's service worker may take over without asking.
    if (isOwn) {
      setTimeout(() => workbox.messageSkipWaiting(), TAKE_OVER_MS);
      return;
    }
    // The code of the update offer is loaded on demand, because few visits meet another build than their own.
    (await import('./announce-update.later.ts')).announceUpdate(workbox, registration);
  };
  workbox.addEventListener('waiting', compareBuilds);
  workbox.addEventListener('controlling', compareBuilds);
  // Workbox emits no event for a service worker that was waiting already, nor for an installation that began with the
  // navigation to this page.
  if (registration.waiting) void compareBuilds();
  registration.installing?.addEventListener('statechange', () => {
    if (registration.waiting) void compareBuilds();
  });
  document.addEventListener('visibilitychange', () => {
    // A failed check for a new service worker counts as no update.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  if (!navigator.serviceWorker.controller) await cacheShown();
}

/** Does the work that can wait until a page is hydrated. Rejects if a step fails; the next page tries again. */
export async function runPostHydrationTasks(router: AppRouter): Promise<void> {
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) return;
    const { refreshPageSeoIfStale } = await import('./refresh-seo.later.ts');
    await refreshPageSeoIfStale(router);
  });
  // Even if storing fails, the service worker must start.
  await import('#data/queries/stored-queries.later.ts')
    .then((stored) => stored.persistHydratedQueries(router.options.context.queryClient))
    .catch(() => undefined);
  if (document.documentElement.dataset.missing) {
    // Imports only the function that sends the count: the file of `countVisitorEvent` also has code that is not needed here.
    const figures = await import('#data/send-event.later.ts');
    await figures.sendCountedEvent({ kind: 'missing', path: location.pathname });
  }
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await register();
}
