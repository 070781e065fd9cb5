import { messageSW, Workbox } from 'workbox-window';
import { CrashScreen } from '#features/shell/crash-screen.tsx';
import { PageLoadError } from '#features/shell/load-error.tsx';
import type { AppRouter } from '../router.tsx';

export { CrashScreen, PageLoadError };

/**
 * Delay in ms before a new service worker replaces the old one. A request to the old one while it stops would keep it
 * running, in Chromium for 30 s.
 */
const TAKE_OVER_MS = 3000;

/** Makes the first service worker cache this page and its pictures, which were loaded before it was active. */
async function cacheShown(): Promise<void> {
  const pictures = [...document.images].filter(({ currentSrc }) => currentSrc);
  // The service worker requests these pictures in no-cors mode, because most other sites do not allow CORS requests.
  const urls = pictures.map(({ currentSrc }) => [currentSrc, { mode: 'no-cors' }]);
  const { active } = await navigator.serviceWorker.ready;
  // In the service worker (sw.ts), Workbox handles this message and caches the URLs.
  const payload = { urlsToCache: [location.href, ...urls] };
  active?.postMessage({ type: 'CACHE_URLS', payload });
}

type Scripts = { createScriptURL(url: string): string };
/** Trusted Types, undefined in some browsers; script URLs are typed as strings, because `Workbox` takes strings. */
declare const self: {
  trustedTypes?: { createPolicy(name: string, rules: Scripts): Scripts };
};

/**
 * Registers the service worker. One of another build than the page waits until the visitor accepts or all tabs close.
 */
async function register(): Promise<void> {
  const rules: Scripts = { createScriptURL: () => '/sw.js' };
  // The Content-Security-Policy (functions/src/site/security-headers.ts) allows a Trusted Types policy of this name.
  const scripts = self.trustedTypes?.createPolicy('sw', rules) ?? rules;
  const workbox = new Workbox(scripts.createScriptURL(''));
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  const compareBuilds = async (): Promise<void> => {
    const { active, waiting } = registration;
    // In Firefox, even the first service worker is `waiting` for a moment, without a former version to replace.
    if (!active) return;
    // Asks the service worker whether it has this page's entry script, whose hashed name identifies the page's build.
    const question = { type: 'HAS_FILE', file: document.documentElement.dataset.entry };
    const isOwn = await messageSW(waiting ?? active, question);
    // The page is of the same build as the new service worker, which may thus take over without asking the visitor.
    if (isOwn) {
      setTimeout(() => workbox.messageSkipWaiting(), TAKE_OVER_MS);
      return;
    }
    // Loads the code of the update toast only now, because few visits meet another build than their own.
    (await import('./announce-update.later.ts')).announceUpdate(workbox, registration);
  };
  workbox.addEventListener('waiting', compareBuilds);
  workbox.addEventListener('controlling', compareBuilds);
  // Workbox emits no event for a service worker that already waits, or whose installation began with the navigation to
  // this page.
  if (registration.waiting) void compareBuilds();
  registration.installing?.addEventListener('statechange', () => {
    if (registration.waiting) void compareBuilds();
  });
  document.addEventListener('visibilitychange', () => {
    // Looks for a new service worker when the tab becomes visible; ignores a failed check, for example offline.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  if (!navigator.serviceWorker.controller) await cacheShown();
}

/** Does the work that can wait until the page is hydrated. Rejects if a step fails: the next page load tries again. */
export async function runPostHydrationTasks(router: AppRouter): Promise<void> {
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) return;
    const { refreshPageSeoIfStale } = await import('./refresh-seo.later.ts');
    await refreshPageSeoIfStale(router);
  });
  // Even if the query results cannot be stored in the browser, the service worker must be registered.
  await import('#data/queries/stored-queries.later.ts')
    .then((stored) => stored.persistHydratedQueries(router.options.context.queryClient))
    .catch(() => undefined);
  if (document.documentElement.dataset.missing) {
    // Imports only the function that sends the count: the file of `countVisitorEvent` has more code than that.
    const figures = await import('#data/send-event.later.ts');
    await figures.sendCountedEvent({ kind: 'missing', path: location.pathname });
  }
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await register();
}
