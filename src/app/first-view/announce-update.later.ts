import type { Workbox } from 'workbox-window';
import { toastInfo } from '#ui/toast/toast.ts';

const PATIENCE_MS = 3000;

/** Offers the newest build of the site in a toast; this page keeps running its own build until the visitor accepts. */
export function announceUpdate(workbox: Workbox, registration: ServiceWorkerRegistration): void {
  const onPress = () => {
    // No service worker waits any more if another tab has already accepted the update: a reload is enough.
    if (!registration.waiting) return location.reload();
    workbox.addEventListener('controlling', () => location.reload());
    workbox.messageSkipWaiting();
    // The event `controlling` may not come: tabs without controller get none, or the old service worker stays busy.
    setTimeout(() => location.reload(), PATIENCE_MS);
  };
  const action = { label: 'Mettre à jour', onPress, durationMs: Number.POSITIVE_INFINITY };
  toastInfo('Une nouvelle version est disponible', { action, about: 'version' });
}
