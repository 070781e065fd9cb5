import { announceUpdate } from '#data/app-update.ts';
import { report } from '#data/report.ts';
import { isLeaving } from './leaving.ts';

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Registers the service worker. A new version waits until the visitor accepts it; an open tab checks
 * for one every hour while it is online.
 */
async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', async ({ sw }) => {
    // Firefox lets the first worker wait as well, before it becomes active.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || registration.active === sw) return;
    announceUpdate(() => {
      // Not « controlling »: a tab of the first visit has no worker to change, though other tabs have.
      const { waiting } = registration;
      waiting?.addEventListener('statechange', () => {
        if (waiting.state === 'activated') location.reload();
      });
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
  setInterval(() => {
    if (navigator.onLine) void workbox.update();
  }, UPDATE_CHECK_MS);
}

/** Makes the site installable and readable offline, where the browser supports it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => {
    // A page that is left loads nothing more.
    if (!isLeaving()) report('Service worker indisponible', error);
  });
}
